import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../scripts/find-browser.ts';
import { findPressFaults } from './presses.ts';
import { openBrowser } from './stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(findBrowser());
});
afterAll(() => browser.close());

/** A control with another element over it. */
const under = (control: string, cover = 'Over'): string => `
  <div style="position: relative; min-block-size: 40px">
    ${control}<div style="position: absolute; inset: 0">${cover}</div>
  </div>`;

/** What the rule says of a page of 800 x 600 px, and where the page is scrolled to afterwards. */
async function faultsOf(body: string, scrolledTo = 0): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  try {
    await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`);
    await page.evaluate((top) => scrollTo(0, top), scrolledTo);
    const faults = await findPressFaults(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    return faults.map(({ rule, where }) =>
      rule === 'press does not reach it' ? where : `${rule}: ${where}`,
    );
  } finally {
    await page.close();
  }
}

test('a button under another element, and not one that holds what is pressed', async () => {
  expect(
    await faultsOf(`${under('<button>Send</button>', 'Like')}<button><span>Follow</span></button>`),
  ).toEqual(['<button> "Send" is under <div> "Like"']);
});

test('a fault is found where the page has to be scrolled to it, and everything is scrolled back', async () => {
  const room = '<div style="block-size: 2000px"></div>';
  const covered = under('<button>Send</button>', 'Like');
  expect(await faultsOf(`${room}${covered}<button>End</button>${room}`)).toEqual([
    '<button> "Send" is under <div> "Like"',
  ]);
  expect(await faultsOf(`${covered}${room}<button>End</button>`, 900)).toEqual([
    '<button> "Send" is under <div> "Like"',
  ]);
});

test('a control under a bar that sticks to an edge is scrolled out from under it; under one that fills the window it is not', async () => {
  const page = (height: string): string => `
    <header style="position: sticky; inset-block-start: 0; z-index: 1; block-size: ${height}; background: white">Bar</header>
    <div style="block-size: 900px"></div><button>Up</button><div style="block-size: 900px"></div>`;
  expect(await faultsOf(page('60px'), 930)).toEqual([]);
  expect(await faultsOf(page('600px'), 930)).toEqual(['<button> "Up" is under <header> "Bar"']);
});

test('a control in what scrolls is scrolled to; one that what hides its overflow cuts off is a fault', async () => {
  const row = (overflow: string): string => `
    <div style="inline-size: 300px; overflow-x: ${overflow}; white-space: nowrap">
      <button style="inline-size: 300px">First</button><button style="inline-size: 280px">Second</button>
      <button style="inline-size: 280px">Third</button>
    </div>`;
  expect(await faultsOf(row('auto'))).toEqual([]);
  expect(await faultsOf(row('hidden'))).toEqual([
    '<button> "Second" is cut off',
    '<button> "Third" is cut off',
  ]);
});

test('an input that is heard only is pressed by its label', async () => {
  const hidden = 'position: absolute; inline-size: 1px; block-size: 1px; opacity: 0';
  const choice = (words: string): string =>
    `<div style="position: relative"><label><input type="radio" style="${hidden}">${words}</label></div>`;
  expect(await faultsOf(choice('Ten') + under(choice('Other'), 'Price'))).toEqual([
    '<input> "Other" is under <div> "Price"',
  ]);
});

test('a link that goes on in the next line is pressed in its first', async () => {
  expect(
    await faultsOf(
      '<p style="inline-size: 200px">Whoever pays agrees to <a href="/x">the agreement of members of the site</a></p>',
    ),
  ).toEqual([]);
});

test('what no press is meant for is passed over', async () => {
  const kinds = [
    '<div inert><button>3</button></div>',
    '<button style="pointer-events: none">4</button>',
    '<button style="visibility: hidden">5</button>',
    '<button style="display: none">6</button>',
    '<button style="position: absolute; inline-size: 1px; block-size: 1px; padding: 0; border: 0; overflow: hidden">7</button>',
    '<span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden"><input type="file"></span>',
    '<a href="#content" style="position: fixed; inset-block-start: -100px">8</a>',
  ];
  expect(await faultsOf(kinds.map((kind) => under(kind)).join(''))).toEqual([]);
});

test('a button that waits for words must be reached when they are there', async () => {
  expect(
    await faultsOf(
      under('<button disabled>Send</button>') + under('<button aria-disabled="true">Give</button>'),
    ),
  ).toEqual(['<button> "Send" is under <div> "Over"', '<button> "Give" is under <div> "Over"']);
});

test('behind a dialog that is open no press is meant, and in it each is', async () => {
  expect(
    await faultsOf(`
      <button>Behind</button>
      <dialog>${under('<button>Pay</button>', 'Sum')}</dialog>
      <script>document.querySelector('dialog').showModal()</script>`),
  ).toEqual(['<button> "Pay" is under <div> "Sum"']);
});

test('two bars that stick to one place once the page is scrolled', async () => {
  const page = (place: string): string => `
    <header style="position: sticky; inset-block-start: 0; z-index: 1; block-size: 60px">Shell</header>
    <div style="block-size: 300px"></div>
    <main><div style="position: sticky; inset-block-start: ${place}; block-size: 40px">Tools</div>
      <div style="block-size: 1500px"></div></main>`;
  expect(await faultsOf(page('8px'))).toEqual([
    'sticks to the place of another: <header> "Shell" and <div> "Tools"',
  ]);
  expect(await faultsOf(page('60px'), 200)).toEqual([]);
  // What scrolls by itself has an edge of its own.
  expect(await faultsOf(`<div style="block-size: 200px; overflow-y: auto">${page('8px')}</div>`)).toEqual([]);
});
