// Grammar: articles, gender, plurals, digits and direction in the three languages.
import { describe, expect, test } from 'vitest';
import { say } from './say.test-support';

const kIsolated = (text: string) => `\u2068${text}\u2069`;

describe('French', () => {
  test('animals carry their article and elision', () => {
    expect(say('fr', 'event-eaten', { who: 'parrot.1', other: 'crocodile.0' })).toBe('Le crocodile mange le perroquet.');
    expect(say('fr', 'event-passes', { who: 'hippo.0', other: 'giraffe.1' })).toBe('L’hippopotame dépasse la girafe.');
    expect(say('fr', 'event-expelled', { who: 'ostrich.0', other: 'bat.1' })).toBe(
      "La chauve-souris envoie l’autruche sur la pile C'EST FINI.",
    );
  });
  test('of and to melt with the article', () => {
    expect(say('fr', 'event-recurs', { who: 'crocodile.0' })).toContain('au tour du crocodile');
    expect(say('fr', 'event-recurs', { who: 'giraffe.0' })).toContain('au tour de la girafe');
    expect(say('fr', 'event-recurs', { who: 'hippo.0' })).toContain('au tour de l’hippopotame');
    expect(say('fr', 'event-quills', { who: 'porcupine.0', other: 'tiger.1' })).toBe('Le porc-épic montre ses piquants au tigre et reste.');
  });
  test('adjectives agree with the animal', () => {
    expect(say('fr', 'event-no-target', { who: 'llama.0', other: 'cheetah.1' })).toBe('La guéparde est trop forte pour le lama.');
    expect(say('fr', 'event-no-target', { who: 'llama.0', other: 'bear.1' })).toBe('L’ours est trop fort pour le lama.');
    expect(say('fr', 'event-rests', { who: 'giraffe.0' })).toContain('posée');
    expect(say('fr', 'event-rests', { who: 'tiger.0' })).toMatch(/posé et/);
  });
  test('de before a name loses its e before a vowel', () => {
    expect(say('fr', 'event-turn', { name: 'Mina' })).toBe('C’est au tour de Mina.');
    expect(say('fr', 'event-turn', { name: 'Ada' })).toBe('C’est au tour d’Ada.');
    expect(say('fr', 'event-turn', { name: 'Hélène' })).toBe('C’est au tour d’Hélène.');
    expect(say('fr', 'event-turn', { name: 'Yann' })).toBe('C’est au tour de Yann.');
    expect(say('fr', 'event-turn', { name: 'lion' })).toBe('C’est au tour de lion.');
  });
  test('plurals of compound and unchanging nouns stand with the noun', () => {
    expect(say('fr', 'ark-event-pair-left', { first: 'bear', tiles: 'bear1 bear2', name: 'Mina' })).toMatch(/^Seulement deux ours\s:/);
  });
  test('one and nought are singular, two is plural', () => {
    expect(say('fr', 'event-too-few', { count: 1 })).toContain('1 animal dans');
    expect(say('fr', 'event-too-few', { count: 2 })).toContain('2 animaux dans');
  });
});

describe('English', () => {
  test('the article of a vowel is an', () => {
    expect(say('en', 'event-becomes', { who: 'penguin.0', species: 'ostrich' })).toBe('The penguin acts as an ostrich.');
    expect(say('en', 'event-becomes', { who: 'penguin.0', species: 'lion' })).toBe('The penguin acts as a lion.');
  });
  test('one is singular, two is plural', () => {
    expect(say('en', 'event-too-few', { count: 1 })).toBe('Only 1 animal in line: the gate stays closed.');
    expect(say('en', 'event-too-few', { count: 4 })).toBe('Only 4 animals in line: the gate stays closed.');
  });
  test('lists are joined by and', () => {
    expect(say('en', 'event-reveals', { name: 'Ada', cards: 'lion snake dog' })).toBe(
      'Ada had sorted out the lion, the snake, and the dog.',
    );
  });
  test('two of a kind are named once', () => {
    expect(say('en', 'outcome-gone', { cards: 'lion.0 hippo.0 lion.1', count: 3 })).toBe("2 lions and the hippo go to THAT'S IT.");
  });
  test('a Persian name is isolated, an English one is not', () => {
    expect(say('en', 'event-turn', { name: 'کاوه' })).toBe(`It is ${kIsolated('کاوه')}’s turn.`);
    expect(say('en', 'event-turn', { name: 'Ada' })).toBe('It is Ada’s turn.');
  });
});

describe('Persian', () => {
  test('digits are Persian', () => {
    expect(say('fa', 'event-too-few', { count: 3 })).toContain('۳');
    expect(say('fa', 'seat-guest', { number: '0812' })).toBe('مهمان ۰۸۱۲');
    expect(say('fa', 'ark-event-holds-ten', { name: 'مینا', has: 12 })).toContain('۱۲');
  });
  test('the noun stays singular after a number', () => {
    expect(say('fa', 'event-checks', { count: 5 })).toBe('۵ حیوان در صف: دروازه آسمان باز می‌شود.');
  });
  test('an owned noun takes its ending', () => {
    expect(say('fa', 'event-enters', { who: 'giraffe.0', owner: 'مینا' })).toBe('زرافهٔ مینا وارد کافه می‌شود.');
    expect(say('fa', 'event-enters', { who: 'kangaroo.0', owner: 'مینا' })).toBe('کانگوروی مینا وارد کافه می‌شود.');
    expect(say('fa', 'event-enters', { who: 'lion.0', owner: 'مینا' })).toBe('شیر مینا وارد کافه می‌شود.');
  });
  test('a Latin name is isolated', () => {
    expect(say('fa', 'event-turn', { name: 'Otto' })).toBe(`نوبت ${kIsolated('Otto')} است.`);
  });
});
