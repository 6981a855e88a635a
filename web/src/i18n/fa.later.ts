// What only some pages need of this language: the lessons, the examples, the table in text.
const themes = import.meta.glob<string>('./fa/later/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(themes).join('\n');
