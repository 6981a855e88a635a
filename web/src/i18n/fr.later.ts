// What only some pages need of this language: the lessons, the examples, the table in text.
const themes = import.meta.glob<string>('./fr/later/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(themes).join('\n');
