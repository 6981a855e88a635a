// Words: everything a person reads or hears comes from here, in the language of the page.
export { allTexts, language, languages, number, list, ready, setLanguage, t, type Language } from './index.svelte';
export { caption, type Event } from './caption';
export { refusal } from './refusal';
