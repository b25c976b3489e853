/**
 * Business constants of the specification's point 9 and of the decisions: the server is the authority, and the
 * app reads them from `config/boot`, so that a correction is one change here. Times in ms, sizes in bytes.
 */
export const limits = {
  /** K01, S48: a script group that takes longer is a load error. */
  chunkTimeoutMs: 120_000,
  /** K21, T16. */
  pingIntervalMs: 30_000,
  pongTimeoutMs: 5_000,
  /** D87: a socket that nobody bound is closed. */
  bindTimeoutMs: 10_000,
  /** D57: what the server remembers of a room for those who come back. */
  resumeFrames: 500,
  resumeMs: 600_000,
  /** Bytes waiting for one socket before it is cut (performance.md R7). */
  socketBacklogBytes: 1_048_576,
  /** D26, domain 3.4: a chat message that no answer came to has failed. */
  sendTimeoutMs: 10_000,
  chatTextCharacters: 2_000,
  barrageCharacters: 60,
  /** K15, D24: price of one real-time comment, in beans. */
  barragePriceBeans: 1,
  /** D36. */
  recallWindowMs: 120_000,
  editAgainWindowMs: 300_000,
  /** Gifts by one member within this time are one combo (domain 3.5). */
  giftComboMs: 3_000,
  giftMaxAtOnce: 9_999,
  likesAtOnce: 50,
  /** T01, D27: an encoder may be gone this long. */
  publisherGraceMs: 60_000,
  /** D89: life of a signed media address. */
  mediaTicketMs: 60_000,
  /** V31, K13. */
  replayMaxDays: 7,
  replayDefaultDays: 7,
  /** K07, V09, D33. */
  imageBytes: 10_485_760,
  fileBytes: 52_428_800,
  videoBytes: 209_715_200,
  voiceMs: 60_000,
  announcementPictures: 9,
  /** D70: why somebody of the staff does something, for the member concerned. */
  reasonCharacters: 200,
  /** K17. */
  beansPerCoin: 50,
  exchangeMaxCoins: 1_000_000,
  /** D71: what one voucher is worth when it is spent on beans. */
  beansPerDangwu: 10,
  dangwuMaxAtOnce: 1_000_000,
  /** K18. */
  newcomerBeans: 50,
  newcomerCredits: 10,
  /** K19: the newcomer gift's page moves on by itself. */
  claimRedirectMs: 3_000,
  /** K23: guidance, first post, first video. */
  firstTimeBeans: 100,
  /** K24. */
  inviteBeans: 20,
  inviteCodeCharacters: 12,
  /** D45: an order that is not paid by then closes. */
  orderExpiryMs: 1_800_000,
  unpaidOrdersMax: 5,
  /** How often a poll may ask a provider about one order. */
  providerAskMs: 3_000,
  /** A notice older or younger than this is refused. */
  noticeToleranceMs: 300_000,
  /** Beans on top of a member's first recharge. */
  firstRechargeBeans: 50,
  /** D83: a session's sliding life. */
  sessionMs: 2_592_000_000,
  codeMs: 300_000,
  codeWaitMs: 60_000,
  nicknameCharacters: 20,
  liveNameCharacters: 50,
  liveThemeCharacters: 50,
  liveIntroductionCharacters: 1_000,
  /** V16, V17 (K04, K05). */
  nameCharacters: 10,
  tagCharacters: 25,
  /** V11, V12 (K02, K03). */
  selectionMax: 50,
  targetsMax: 9,
  /** D80: a class group with so many members is full. */
  classGroupMembers: 500,
  /** K09, D41: what nobody claimed of a red packet goes back then. */
  packetMs: 86_400_000,
  packetBlessingCharacters: 40,
  /** E04: shares of a live bag; how long it rains, how often one member may catch, how much falls, how long before it is announced. */
  bagPackets: 1_000,
  rainSecondsMin: 5,
  rainSecondsMax: 60,
  rainTaps: 50,
  rainDrops: 1_000,
  rainLeadMs: 5_000,
} as const;
export type Limits = typeof limits;
