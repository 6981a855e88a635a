// Fluent wraps every inserted value in direction isolates. They are needed around a Persian name in an English sentence,
// and the other way round; elsewhere they would only litter what is copied, searched and read aloud.
const kInnermost = /\u2068([^\u2068\u2069]*)\u2069/;
const kRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const kLeftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u058f]/;

// Marks that stand for kept isolates while the inner ones are still being looked at.
const kOpen = '\ue000';
const kClose = '\ue001';

export function isolate(text: string, dir: 'ltr' | 'rtl'): string {
  const foreign = dir === 'ltr' ? kRightToLeft : kLeftToRight;
  for (let found = kInnermost.exec(text); found; found = kInnermost.exec(text)) {
    const inner = found[1] ?? '';
    const kept = foreign.test(inner) && !inner.includes(kOpen) ? kOpen + inner + kClose : inner;
    text = text.replace(found[0], () => kept);
  }
  return text.replaceAll(kOpen, '\u2068').replaceAll(kClose, '\u2069');
}
