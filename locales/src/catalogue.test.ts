import { describe, expect, test } from 'vitest';
import { languages, loadWords } from './index.ts';

/**
 * The list of the specification's point 8, each text as it stands there (M01 to M38, D64), with the text of V33, its row
 * and the key it is kept under. What a line joins by `;` or `/` is one text each; a number in it is filled in.
 */
const catalogue: readonly (readonly [row: string, text: string, key: string])[] = [
  ['M01', 'Load failed', 'chat:list.failed'],
  ['M01', 'loading failed, retry', 'chat:older.failed'],
  ['M02', 'Failed to send, click Retry', 'chat:failed'],
  ['M02', 'Failed to send, resend the message?', 'chat:resend'],
  ['M03', 'Upload failed', 'errors:file.failed'],
  ['M03', 'Image upload failed', 'live-setting:picture.failed'],
  ['M03', 'upload too large', 'errors:file.image_too_large'],
  ['M03', 'uploading cancelled', 'live-setting:picture.cancelled'],
  ['M04', 'Please fill in the content', 'errors:request.content_required'],
  ['M05', 'Send message cannot be empty', 'errors:chat.empty'],
  ['V33', 'send content cannot be empty', 'errors:chat.content_empty'],
  ['V33', 'send content cannot be empty', 'errors:barrage.empty'],
  ['M06', 'Do not upload exe files!', 'errors:file.executable'],
  ['M07', 'Upload file too large!', 'errors:file.too_large'],
  ['M07', 'upload video too large!', 'errors:file.video_too_large'],
  ['M08', 'Only mp4, avi, flv format can be uploaded!', 'errors:file.video_format'],
  ['M09', 'Insufficient balance of Jindou', 'errors:wallet.insufficient_beans'],
  ['M09', 'The current balance is insufficient, go recharge now', 'errors:wallet.insufficient'],
  [
    'M10',
    'The number of red envelopes cannot be greater than the number of group members',
    'refusals:packet.members',
  ],
  [
    'M11',
    'The number of golden beans must be greater than the number of red envelopes',
    'refusals:packet.beans',
  ],
  ['M12', 'The number of red envelopes and golden beans must be greater than 0', 'refusals:packet.positive'],
  ['M13', 'The status cannot be directly switched to completed', 'refusals:wish.not_completed_directly'],
  ['M14', 'the launch time must be later than the current time', 'wishes:form.expectedPast'],
  ['M15', 'Failed to play voice', 'chat:voice.failed'],
  ['M16', 'The announcement content cannot be empty', 'chat:notice.empty'],
  ['M17', 'This message cannot be forwarded', 'chat:menu.notForwardable'],
  ['M18', 'Message deletion failed', 'chat:select.failed'],
  ['M19', 'Please select at least one message', 'chat:select.none'],
  ['M19', 'at most 50 messages', 'chat:select.full'],
  ['M20', 'System error', 'errors:system.error'],
  ['M21', 'Do not submit repeatedly', 'errors:system.repeated'],
  ['M22', 'Question not answered', 'refusals:exam.unanswered'],
  ['M23', 'Rush purchase full or ended', 'refusals:shop.group_over'],
  ['M23', 'quota full', 'refusals:shop.group_full'],
  ['M23', 'reservation full or ended', 'errors:live.appointment_over'],
  ['M24', 'Already joined the blessing bag', 'live-tools:bag.already'],
  ['M25', 'You are frozen', 'live-room:held.frozen'],
  ['M25', 'You have been frozen', 'errors:chat.frozen'],
  ['M26', 'You do not meet group entry requirements, failed to join', 'refusals:fan.requirement'],
  ['M27', 'This group is full', 'refusals:fan.group_full'],
  ['M27', 'member group full, joining failed', 'refusals:fan.members_full'],
  ['M28', 'The group does not exist, refresh and retry', 'errors:chat.room_missing'],
  ['M29', 'Not a fan of this channel, join failed', 'refusals:fan.not_fan'],
  ['M30', 'Each user is limited to 1 fan group', 'refusals:fan.one_group'],
  ['M30', 'already in a fan group', 'refusals:fan.in_group'],
  ['M31', 'Browser does not support server-sent events', 'refusals:ai.no_stream'],
  ['M32', 'Out of AI usage times, buy more', 'refusals:ai.no_turns'],
  ['M32', 'generation failed, retry', 'refusals:ai.failed'],
  ['M33', 'Exam ended, the page cannot be reached', 'refusals:exam.ended'],
  ['M34', 'Message deleted or recalled', 'errors:chat.message_missing'],
  ['M35', 'You must log in first', 'errors:account.login_required'],
  ['M36', 'Channel already warned', 'errors:moderation.warned'],
  ['M37', 'Live ended', 'errors:live.ended'],
];

const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)] as const)),
);

/** The text under `namespace:a.b`, with 50 for what it counts; undefined when there is none. */
function textOf(language: string, key: string): string | undefined {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>(
      (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
      words[language],
    );
  return typeof found === 'string' ? found.replace('{{most}}', '50') : undefined;
}

describe("M01 to M38, V33: the texts of the specification's point 8", () => {
  test.each(catalogue)('%s: %s stands as it was given', (_, text, key) => {
    expect(textOf('en', key)).toBe(text);
  });

  test.each(catalogue)('%s: %s is said in six languages', (_row, _text, key) => {
    const texts = languages.map((language) => textOf(language, key));
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(5);
  });
});

/** M39: what is said of a wish without a title, or with one too long, with a tenth picture, or with one too large. */
describe('M39: the texts of wishes', () => {
  test.each([
    ['V19', 'refusals:wish.title_required', 'wishes:form.titleMissing'],
    ['V19', 'refusals:wish.title_long', 'wishes:form.titleLong'],
    ['V20', 'refusals:wish.pictures', 'wishes:form.pictureCount'],
    ['V20', 'errors:file.image_too_large', 'wishes:form.pictureSize'],
  ])('%s: %s and %s are said in six languages', (_row, ...keys) => {
    for (const key of keys) {
      const texts = languages.map((language) => textOf(language, key));
      expect(texts).not.toContain(undefined);
      expect(new Set(texts).size).toBe(languages.length);
    }
  });
});
