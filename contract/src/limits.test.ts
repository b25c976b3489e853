import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from './index.ts';

/** What `config/boot` has always answered: clients read these names. */
const wire = {
  chunkTimeoutMs: 120_000,
  pingIntervalMs: 30_000,
  pongTimeoutMs: 5_000,
  bindTimeoutMs: 10_000,
  resumeFrames: 500,
  resumeMs: 600_000,
  socketBacklogBytes: 1_048_576,
  sendTimeoutMs: 10_000,
  chatTextCharacters: 2_000,
  barrageCharacters: 60,
  barragePriceBeans: 1,
  recallWindowMs: 120_000,
  editAgainWindowMs: 300_000,
  giftComboMs: 3_000,
  giftMaxAtOnce: 9_999,
  reminderMs: 600_000,
  voteQuestionCharacters: 100,
  voteOptionCharacters: 40,
  voteOptionsMin: 2,
  voteOptionsMax: 6,
  voteSecondsMin: 10,
  voteSecondsMax: 3_600,
  liveWishesMax: 5,
  liveWishTargetMax: 99_999,
  replayTicketMs: 21_600_000,
  replayEventsMax: 500,
  replayRangeMs: 600_000,
  replayLeastMs: 1_000,
  replayMarksMax: 300,
  likesAtOnce: 50,
  publisherGraceMs: 60_000,
  mediaTicketMs: 60_000,
  replayMaxDays: 7,
  replayDefaultDays: 7,
  freezeMs: 259_200_000,
  banAloneMs: 86_400_000,
  imageBytes: 10_485_760,
  fileBytes: 52_428_800,
  videoBytes: 209_715_200,
  fileAddressMs: 300_000,
  fileAddressesAtOnce: 100,
  documentBytes: 31_457_280,
  documentUnpackedBytes: 268_435_456,
  documentPlaces: 100,
  voiceBytes: 2_097_152,
  voiceLeastMs: 1_000,
  voiceMs: 60_000,
  voiceSlackMs: 500,
  attachmentsAtOnce: 9,
  waveformBars: 40,
  announcementPictures: 9,
  announcementCharacters: 3_000,
  announcementReminderMs: 3_600_000,
  reasonCharacters: 200,
  beansPerCoin: 50,
  exchangeMaxCoins: 1_000_000,
  beansPerDangwu: 10,
  dangwuMaxAtOnce: 1_000_000,
  newcomerBeans: 50,
  newcomerCredits: 10,
  newcomerMs: 2_592_000_000,
  claimRedirectMs: 3_000,
  firstTimeBeans: 100,
  inviteBeans: 20,
  inviteHoldMs: 86_400_000,
  inviteOriginMs: 2_592_000_000,
  inviteCodeCharacters: 12,
  orderExpiryMs: 1_800_000,
  unpaidOrdersMax: 5,
  providerAskMs: 3_000,
  noticeToleranceMs: 300_000,
  firstRechargeBeans: 0,
  sessionMs: 2_592_000_000,
  codeMs: 300_000,
  codeWaitMs: 60_000,
  nicknameCharacters: 20,
  liveNameCharacters: 50,
  liveThemeCharacters: 50,
  liveIntroductionCharacters: 1_000,
  nameCharacters: 10,
  tagCharacters: 25,
  remarkCharacters: 25,
  slowSecondsMax: 3_600,
  searchCharacters: 50,
  selectionMax: 50,
  pinsMax: 50,
  favouritesShown: 1_000,
  targetsMax: 9,
  muteReasonCharacters: 200,
  inboxPaceMs: 250,
  inboxLineCharacters: 100,
  taskAnswerCharacters: 500,
  taskCommentCharacters: 500,
  taskFieldCharacters: 200,
  taskFields: 30,
  taskFiles: 9,
  taskOptions: 20,
  taskPoints: 100,
  taskTitleCharacters: 200,
  taskWorkCharacters: 10_000,
  mergedDepth: 3,
  mergedLines: 4,
  classGroupMembers: 500,
  studyGroupMembers: 500,
  fanGroupMembers: 500,
  largeGroupMembers: 2_000,
  fanGroupRejoinMs: 86_400_000,
  packetMs: 86_400_000,
  packetBlessingCharacters: 40,
  bagPackets: 1_000,
  rainSecondsMin: 5,
  rainSecondsMax: 60,
  rainTaps: 50,
  rainDrops: 1_000,
  rainLeadMs: 5_000,
};

/** The limits of each feature, as its file states them. */
const stated = await Promise.all(
  (await readdir(import.meta.dirname, { recursive: true }))
    .filter((file) => file.endsWith('limits.ts'))
    .map(async (file) => {
      const parts = Object.values((await import(join(import.meta.dirname, file))) as Record<string, object>);
      return { file, names: parts.flatMap((part) => Object.keys(part)) };
    }),
);

test('config/boot answers the names and values it always did', () => {
  expect(limits).toEqual(wire);
});

test('no two features name one limit, and every feature is joined', () => {
  expect(stated.length).toBeGreaterThan(10);
  const names = stated.flatMap((feature) => feature.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});
