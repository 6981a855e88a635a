// The texts of one language, all themes in one piece that is fetched only when the language is chosen.
const themes = import.meta.glob<string>('./en/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(themes).join('\n');
