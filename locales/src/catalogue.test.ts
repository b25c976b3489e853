import { describe, expect, test } from 'vitest';
import { languages, loadWords } from './index.ts';

/**
 * The list of the specification's point 8, each text as it stands there (M01 to M38, D64), with the text of V33, and
 * the key it is kept under. What a line joins by `;` or `/` is one text each; a number in it is filled in.
 */
const catalogue: readonly (readonly [text: string, key: string])[] = [
  ['Load failed', 'chat:list.failed'],
  ['loading failed, retry', 'chat:older.failed'],
  ['Failed to send, click Retry', 'chat:failed'],
  ['Failed to send, resend the message?', 'chat:resend'],
  ['Upload failed', 'errors:file.failed'],
  ['Image upload failed', 'live-setting:picture.failed'],
  ['upload too large', 'errors:file.image_too_large'],
  ['uploading cancelled', 'live-setting:picture.cancelled'],
  ['Please fill in the content', 'errors:request.content_required'],
  ['Send message cannot be empty', 'errors:chat.empty'],
  ['send content cannot be empty', 'errors:chat.content_empty'],
  ['send content cannot be empty', 'errors:barrage.empty'],
  ['Do not upload exe files!', 'errors:file.executable'],
  ['Upload file too large!', 'errors:file.too_large'],
  ['upload video too large!', 'errors:file.video_too_large'],
  ['Only mp4, avi, flv format can be uploaded!', 'errors:file.video_format'],
  ['Insufficient balance of Jindou', 'errors:wallet.insufficient_beans'],
  ['The current balance is insufficient, go recharge now', 'errors:wallet.insufficient'],
  ['The number of red envelopes cannot be greater than the number of group members', 'errors:packet.members'],
  ['The number of golden beans must be greater than the number of red envelopes', 'errors:packet.beans'],
  ['The number of red envelopes and golden beans must be greater than 0', 'errors:packet.positive'],
  ['The status cannot be directly switched to completed', 'errors:wish.not_completed_directly'],
  ['the launch time must be later than the current time', 'wishes:form.expectedPast'],
  ['Failed to play voice', 'chat:voice.failed'],
  ['The announcement content cannot be empty', 'chat:notice.empty'],
  ['This message cannot be forwarded', 'chat:menu.notForwardable'],
  ['Message deletion failed', 'chat:select.failed'],
  ['Please select at least one message', 'chat:select.none'],
  ['at most 50 messages', 'chat:select.full'],
  ['System error', 'errors:system.error'],
  ['Do not submit repeatedly', 'errors:system.repeated'],
  ['Question not answered', 'errors:exam.unanswered'],
  ['Rush purchase full or ended', 'errors:shop.group_over'],
  ['quota full', 'errors:shop.group_full'],
  ['reservation full or ended', 'errors:live.appointment_over'],
  ['Already joined the blessing bag', 'live-tools:bag.already'],
  ['You are frozen', 'live-room:held.frozen'],
  ['You have been frozen', 'errors:chat.frozen'],
  ['You do not meet group entry requirements, failed to join', 'errors:fan.requirement'],
  ['This group is full', 'errors:fan.group_full'],
  ['member group full, joining failed', 'errors:fan.members_full'],
  ['The group does not exist, refresh and retry', 'errors:chat.room_missing'],
  ['Not a fan of this channel, join failed', 'errors:fan.not_fan'],
  ['Each user is limited to 1 fan group', 'errors:fan.one_group'],
  ['already in a fan group', 'errors:fan.in_group'],
  ['Browser does not support server-sent events', 'errors:ai.no_stream'],
  ['Out of AI usage times, buy more', 'errors:ai.no_turns'],
  ['generation failed, retry', 'errors:ai.failed'],
  ['Exam ended, the page cannot be reached', 'errors:exam.ended'],
  ['Message deleted or recalled', 'errors:chat.message_missing'],
  ['You must log in first', 'errors:account.login_required'],
  ['Channel already warned', 'errors:moderation.warned'],
  ['Live ended', 'errors:live.ended'],
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
  test.each(catalogue)('%s stands as it was given', (text, key) => {
    expect(textOf('en', key)).toBe(text);
  });

  test.each(catalogue)('%s is said in six languages', (_, key) => {
    const texts = languages.map((language) => textOf(language, key));
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(5);
  });
});
