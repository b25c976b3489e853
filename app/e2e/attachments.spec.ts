import { readFile } from 'node:fs/promises';
import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { newMember, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';
import { patienceMs } from './patience.ts';
import { hasPoster, isConverting, sample } from './uploads.ts';

/** Pastes a picture that the page paints, as a screenshot comes. */
const pastePicture = (page: Page, name: string) =>
  page.getByRole('textbox', { name: 'Your message' }).evaluate(async (box, called) => {
    const canvas = new OffscreenCanvas(320, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 320, 200);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], called, { type: 'image/png' }));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, name);

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('form input[type=file]').setInputFiles({ name, mimeType: '', buffer });

const shownWidth = (page: Page, name: string) =>
  talk(page)
    .getByRole('button', { name: `Open the picture ${name}` })
    .locator('img')
    .evaluate((img) => (img as HTMLImageElement).naturalWidth);

test('E05, V07: a pasted picture is seen and opened, a file is saved, a program never leaves the page', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const [{ page: mine, context: one }, { page: theirs, context: two }] = await Promise.all([
    browserOf(browser, a),
    browserOf(browser, b),
  ]);
  let uploads = 0;
  mine.on('request', (request) => {
    if (request.url().includes('/v2/upload')) uploads += 1;
  });
  const chat = `/chat?group=${(await sharedClass(a, b)).group_id}`;
  await Promise.all([mine.goto(chat), theirs.goto(chat)]);
  await Promise.all([canSpeak(mine), canSpeak(theirs)]);

  await test.step('V07, V08, M06: programs and spreadsheets are refused before any request', async () => {
    await choose(mine, 'photo.exe.jpg', Buffer.from('x'));
    await expect(mine.getByText('photo.exe.jpg: Do not upload exe files!')).toBeVisible();
    await choose(mine, 'holiday.jpg', Buffer.from('MZ renamed'));
    await expect(mine.getByText('holiday.jpg: Do not upload exe files!')).toBeVisible();
    await choose(mine, 'marks.xlsx', Buffer.from('x'));
    await expect(mine.getByText('marks.xlsx: Spreadsheets cannot be uploaded')).toBeVisible();
    expect(uploads).toBe(0);
  });

  await test.step('a picture is pasted; the classmate sees it and opens it', async () => {
    await pastePicture(mine, 'chart.png');
    for (const page of [mine, theirs]) await expect.poll(() => shownWidth(page, 'chart.png')).toBe(320);
    await talk(theirs).getByRole('button', { name: 'Open the picture chart.png' }).click();
    const viewer = theirs.getByRole('dialog', { name: 'Pictures of the chat' });
    await expect(viewer.getByRole('img', { name: 'chart.png' })).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('a file is sent; the classmate saves it as it was', async () => {
    await choose(mine, 'notes.txt', Buffer.from('moving averages'));
    const file = talk(theirs).getByRole('button', { name: /Download notes.txt/ });
    const [download] = await Promise.all([theirs.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('notes.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe('moving averages');
  });
  await Promise.all([one.close(), two.close()]);
});

test('D32, D79: a video plays in its row, and a voice message is recorded and heard', async ({ browser }) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const [{ page: mine, context: one }, { page: theirs, context: two }] = await Promise.all([
    browserOf(browser, a),
    browserOf(browser, b),
  ]);
  // A tone in the place of a microphone.
  await mine.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const out = context.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    };
  });
  const chat = `/chat?group=${(await sharedClass(a, b)).group_id}`;
  await Promise.all([mine.goto(chat), theirs.goto(chat)]);
  await Promise.all([canSpeak(mine), canSpeak(theirs)]);

  await test.step('V10: an mp4 by another name still plays', async () => {
    await choose(mine, 'lesson.avi', await sample('tiny.mp4'));
    await talk(theirs)
      .getByRole('button', { name: /Play the video lesson.avi/ })
      .click();
    await expect
      .poll(() => theirs.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
      .toBeGreaterThan(0);
  });

  await test.step('a voice message of a second is recorded; its dot goes once it was played', async () => {
    await mine.getByRole('button', { name: 'Record a voice message' }).click();
    // A second or more: a busy machine may look after the first is over.
    await expect(mine.getByRole('timer')).toContainText(/0:0[1-9]/);
    await mine.getByRole('button', { name: 'Send', exact: true }).click();
    const voice = talk(theirs).getByRole('button', { name: /Play the voice message/ });
    await expect(voice).toBeVisible();
    await expect(talk(theirs).getByText('Not played yet')).toHaveCount(1);
    await voice.click();
    // While it loads there is no dot either: it counts as played once it plays.
    await expect
      .poll(() =>
        theirs.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('voices_heard_'))),
      )
      .toBe(true);
    await expect(talk(theirs).getByText('Not played yet')).toHaveCount(0);
    await expect(voice).toBeVisible();
    await theirs.reload();
    await expect(voice).toBeVisible();
    await expect(talk(theirs).getByText('Not played yet')).toHaveCount(0);
  });

  await test.step('D79: once it is converted it is heard as mp3', async () => {
    test.skip(!isConverting, 'node-av is not installed: nothing is converted');
    const { room } = await sharedClass(a, b);
    const isConverted = async () => {
      const { list } = await b.call(calls.messaging.history, { room, size: 1 });
      return list.some((message) => 'played_id' in message.body);
    };
    await expect.poll(isConverted, { timeout: 2 * patienceMs }).toBe(true);
    await theirs.reload();
    const voice = talk(theirs).getByRole('button', { name: /Play the voice message/ });
    const sound = theirs.waitForResponse((answer) => answer.request().resourceType() === 'media');
    await voice.click();
    expect((await sound).headers()['content-type']).toBe('audio/mpeg');
    // It can be played again once it has ended.
    await expect(voice).toBeVisible();
    await expect(talk(theirs).getByText('Failed to play voice')).toHaveCount(0);
  });
  await Promise.all([one.close(), two.close()]);
});

test('V10, D32: an avi is seen while it is converted, then it plays; what came can be saved', async ({
  browser,
}) => {
  test.skip(!isConverting, 'node-av is not installed: nothing is converted');
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const [{ page: mine, context: one }, { page: theirs, context: two }] = await Promise.all([
    browserOf(browser, a),
    browserOf(browser, b),
  ]);
  const chat = `/chat?group=${(await sharedClass(a, b)).group_id}`;
  await Promise.all([mine.goto(chat), theirs.goto(chat)]);
  await Promise.all([canSpeak(mine), canSpeak(theirs)]);
  // A short video is converted in a moment, which a look now and then could miss.
  await theirs.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('The video is being prepared'))
        document.body.dataset['saw'] = 'it';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const avi = await sample('tiny.avi');

  await test.step('the classmate sees that it is prepared, its first picture, and that it plays, without a reload', async () => {
    await choose(mine, 'candles.avi', avi);
    const video = talk(theirs).getByRole('button', { name: /Play the video candles.avi/ });
    await hasPoster(video);
    await video.click();
    expect(await theirs.evaluate(() => document.body.dataset['saw'])).toBe('it');
    await expect
      .poll(() => theirs.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
      .toBeGreaterThan(0);
  });

  await test.step('the avi itself is saved as it was', async () => {
    const save = talk(theirs).getByRole('button', { name: /Download candles.avi/ });
    const [download] = await Promise.all([theirs.waitForEvent('download'), save.click()]);
    expect((await readFile(await download.path())).equals(avi)).toBe(true);
  });

  await test.step('one that is broken says so, and can be saved', async () => {
    await choose(mine, 'torn.avi', avi.subarray(0, 3_000));
    await expect(talk(theirs).getByText('The video could not be prepared')).toBeVisible({
      timeout: 2 * patienceMs,
    });
    await expect(talk(theirs).getByRole('button', { name: /Download torn.avi/ })).toBeVisible();
  });
  await Promise.all([one.close(), two.close()]);
});
