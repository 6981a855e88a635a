// Whole games by typed lines only, in Persian: one of Beasty Bar and one of Animals on Board against a bot. Everything is read
// from the transcript and the hint, as whoever hears the page would.

const kLongest = 240_000;
const digits = (number) => String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[digit]);

async function open(browser, server, game) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'en-GB' });
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('menagerie.language', 'fa'));
  await page.goto(`${server.address}/play/${game}?players=2&level=1&text=1`);
  await page.locator('.paper li').first().waitFor({ timeout: 30_000 });
  return { context, page, troubles };
}

/** Types a line with the keyboard alone: the focus has never left the input. */
async function type(page, text) {
  if (!(await page.evaluate(() => document.activeElement?.id === 'text-typed'))) throw new Error('the input has lost the focus');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(120);
}

/** The transcript without the numbers of rules, which are notation. */
const transcript = (page) =>
  page.evaluate(() => {
    const copy = document.querySelector('.paper').cloneNode(true);
    for (const one of copy.querySelectorAll('.rule')) one.remove();
    return [...copy.querySelectorAll('li')].map((line) => line.textContent.trim());
  });

/** What stands behind the last "your turn": the numbers that can be typed, and whether a yes is waited for. */
const asked = (page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('.paper li')];
    const from = lines.map((line) => line.classList.contains('is-mine')).lastIndexOf(true);
    const newest = lines.slice(from + 1);
    return {
      over: lines.some((line) => line.classList.contains('is-end')),
      mine: document.querySelector('[role=alert].heard')?.textContent !== '',
      numbers: newest.filter((line) => line.dataset.number).map((line) => Number(line.dataset.number)),
      hint: document.querySelector('#text-hint').textContent
    };
  });

async function playOut(page, next) {
  const end = Date.now() + kLongest;
  for (let typed = 0; Date.now() < end; ) {
    const now = await asked(page);
    if (now.over) return typed;
    const line = now.mine ? next(now, typed) : null;
    if (line === null) await page.waitForTimeout(150);
    else (await type(page, line), typed++);
  }
  throw new Error(`not over in time: ${(await transcript(page)).slice(-12).join(' / ')}`);
}

async function expectPersian(page, troubles) {
  const told = await transcript(page);
  const foreign = told.filter((line) => /[A-Za-z]/.test(line.replaceAll('Enter', '')));
  if (foreign.length > 0) throw new Error(`not in Persian: ${foreign[0]}`);
  if (told.some((line) => /[0-9]/.test(line))) throw new Error(`European digits: ${told.find((line) => /[0-9]/.test(line))}`);
  if (told.length < 40) throw new Error(`only ${told.length} lines were told`);
  if (troubles.length > 0) throw new Error(troubles.join('; '));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) throw new Error(`${wide} px wider than the screen`);
  return told;
}

/** The first number of the list, a yes where one is asked for. */
function atTheDoor(now, typed) {
  if (now.hint.includes('Enter')) return typed % 2 === 0 ? '' : 'بله';
  return now.numbers.length > 0 ? digits(now.numbers[typed % now.numbers.length]) : 'دست';
}

/** Takes a group where the list of moves offers it, else splits. */
function onTheQuay(now, typed) {
  if (now.hint.includes('Enter')) return '';
  if (now.hint.includes('رد کردن')) return 'رد';
  if (now.hint.includes('یک طرف')) return digits(1);
  return now.numbers.length > 0 ? digits(now.numbers[typed % now.numbers.length]) : 'صف';
}

async function look(page) {
  for (const word of ['صف', 'دست', 'کافه', 'بازیکنان', 'چرا', 'راهنما', 'حیوان تمساح', 'ظظظ']) await type(page, word);
  const told = (await transcript(page)).join('\n');
  for (const part of ['دست شما', 'تمساح، قدرت ۱۰', 'را نفهمیدم']) if (!told.includes(part)) throw new Error(`nothing told of “${part}”`);
}

export async function text(browser, server) {
  for (const [game, next] of [['bar', atTheDoor], ['ark', onTheQuay]]) {
    const { context, page, troubles } = await open(browser, server, game);
    if (game === 'bar') await look(page);
    const lines = await playOut(page, next);
    const told = await expectPersian(page, troubles);
    const count = told.slice(-4).join(' ');
    if (!/مهمان|جمع|جعبه/.test(count) || !told.some((line) => /امشب مال|برد مشترک/.test(line))) throw new Error(`no count at the end: ${count}`);
    console.log(`${game} in text: ${lines} typed lines, ${told.length} told`);
    await context.close();
  }
}
