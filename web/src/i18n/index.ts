// Words: everything a person reads or hears comes from here, in the language of the page.
export { allTexts, language, number, list, ready, setLanguage, t } from './index.svelte';
export { languages, type Language } from './choice';
export { caption, type Event } from './caption';
export { refusal, talkRefusal } from './refusal';
