import { cast, fileNames, places, talk, titles } from '../../stories/index.ts';
import { chartImage, message, notesFile, storyNow } from './chat.fixtures.ts';
import type { Announcement } from './AnnouncementDialog/announcement.ts';
import type { ChatAuthor, ChatMessage, ChatMessageContent } from './chat-message.ts';
import type { Conversation } from './ConversationList/conversation.ts';
import type { GroupMemberView } from './MemberList/group-member.ts';
import type { PinnedMessage } from './PinnedBar/PinnedBar.tsx';

const hour = 3_600_000;

/** The people of a class group, one of each role. */
export const headTeacher: ChatAuthor = { uid: '11', ...cast.lin, role: 'head_teacher' };
export const lecturer: ChatAuthor = { uid: '12', ...cast.siti, role: 'lecturer' };
export const monitor: ChatAuthor = { uid: '13', ...cast.hong, role: 'class_monitor' };
const committee: ChatAuthor = { uid: '14', ...cast.jiahao, role: 'class_committee' };
const employee: ChatAuthor = { uid: '15', ...cast.tang, role: 'employee' };
const robot: ChatAuthor = { uid: '16', ...cast.robot, role: 'robot' };
export const student: ChatAuthor = {
  uid: '17',
  ...cast.phanthipha,

  role: 'student',
};
export const me: ChatAuthor = { uid: '18', ...cast.mei, role: 'student' };

/** A message of each kind (E05) as it stands in the class. */
export const kinds = {
  text: {
    kind: 'text',
    text: talk.mention,
    mentions: [cast.mei.nickname],
  },
  image: chartImage.content,
  voice: { kind: 'voice', seconds: 23, state: { kind: 'unplayed' } },
  announcement: {
    kind: 'announcement',
    text: talk.announcement,
    mustRead: true,
    read: { count: 186, of: 500 },
  },
  form: {
    kind: 'form',
    task: 'form',
    title: titles.riskForm,
    deadline: storyNow() + 30 * hour,
    status: 'open',
  },
  live: {
    kind: 'live',
    title: titles.proStatementsThree,
    teacher: cast.lin.nickname,
    startsAt: storyNow(),
    status: 'live',
  },
  miniProgram: { kind: 'mini_program', title: titles.costTool, app: places.toolsApp },
  call: { kind: 'voice_call', outcome: { kind: 'ended', seconds: 247 } },
  file: notesFile.content,
  packet: { kind: 'red_packet' },
  exam: {
    kind: 'exam',
    title: titles.quizTwelve,
    questions: 20,
    minutes: 30,
    status: 'open',
  },
  merged: {
    kind: 'merged',
    title: titles.chatOfTwelve,
    count: 18,
    lines: [
      { id: '1', nickname: cast.lin.nickname, text: talk.feesAnswer },
      { id: '2', nickname: cast.mei.nickname, text: talk.repeatAverage },
      { id: '3', nickname: cast.siti.nickname, text: '[Gambar]' },
      { id: '4', nickname: cast.hong.nickname, text: talk.downloaded },
    ],
  },
  signIn: { kind: 'sign_in', title: titles.signIn, count: 128, status: 'open' },
  video: {
    kind: 'video',
    name: fileNames.cashVideo,
    poster: chartImage.content.kind === 'image' ? chartImage.content.url : '',
    seconds: 372,
    width: 640,
    height: 400,
    state: 'ready',
  },
} as const satisfies Record<string, ChatMessageContent>;

/** A message of the class, from the head teacher unless it says otherwise. */
export const classMessage = (
  id: string,
  content: ChatMessageContent,
  changes: Partial<ChatMessage> = {},
): ChatMessage => message({ id, author: headTeacher, content, ...changes });

/** The same from me. */
export const ownMessage = (
  id: string,
  content: ChatMessageContent,
  changes: Partial<ChatMessage> = {},
): ChatMessage => message({ id, author: me, isOwn: true, content, ...changes });

/** Ten minutes of a class, newest last. */
export const classTalk: readonly ChatMessage[] = [
  classMessage('c0', { kind: 'system', text: talk.joined }, { sentAt: storyNow() - 26 * hour }),
  classMessage('c1', kinds.signIn, { sentAt: storyNow() - 600_000 }),
  classMessage(
    'c2',
    { kind: 'text', text: talk.askAveragesSmile },
    { author: student, sentAt: storyNow() - 540_000 },
  ),
  classMessage('c3', kinds.text, { sentAt: storyNow() - 480_000, mentionsMe: true }),
  ownMessage('c4', { kind: 'text', text: talk.gotItTeacher }, { sentAt: storyNow() - 420_000 }),
  classMessage('c5', kinds.packet, { author: lecturer, sentAt: storyNow() - 360_000 }),
  classMessage('c6', kinds.voice, { author: lecturer, sentAt: storyNow() - 300_000 }),
  classMessage('c7', kinds.file, { author: committee, sentAt: storyNow() - 240_000, pinned: 'all' }),
  classMessage(
    'c8',
    { kind: 'text', text: talk.downloaded },
    {
      author: monitor,
      sentAt: storyNow() - 180_000,
      quote: { nickname: cast.lin.nickname, text: talk.whereNotes },
    },
  ),
  classMessage('c9', kinds.exam, { sentAt: storyNow() - 120_000 }),
  ownMessage('c10', { kind: 'text', text: talk.quizWhen }, { delivery: { kind: 'sending' } }),
];

/** Pinned messages of the class, oldest first. */
export const pins: readonly PinnedMessage[] = [
  {
    id: 'p1',
    nickname: cast.lin.nickname,
    text: talk.trendOnlyRisk,
    scope: 'all',
  },
  { id: 'p2', nickname: cast.jiahao.nickname, text: fileNames.ratioPdf, scope: 'all' },
  { id: 'p3', nickname: student.nickname, text: talk.dividendFirst, scope: 'me' },
];

/** What the head teacher told the class. */
export const notice: Announcement = {
  id: 'a1',
  text: kinds.announcement.text,
  pictures: [],
  publisher: cast.lin.nickname,
  publishedAt: storyNow() - 2 * hour,
  mustRead: true,
  read: { count: 186, of: 500 },
};

const day = 24 * hour;
const people: readonly Omit<GroupMemberView, 'uid' | 'joinedAt' | 'tags'>[] = [
  { ...headTeacher, role: 'head_teacher', activity: 'active' },
  { ...lecturer, role: 'lecturer', activity: 'active', remark: cast.nurul.nickname },
  { ...monitor, role: 'class_monitor', activity: 'active' },
  { ...committee, role: 'class_committee', activity: 'bubbling' },
  { ...employee, role: 'employee' },
  { ...robot, role: 'robot' },
  { ...me, role: 'student', activity: 'bubbling', isMe: true },
  { ...student, role: 'student', activity: 'active', remark: talk.remarkFunds },
  { ...cast.quan, role: 'student', activity: 'diving' },
  { ...cast.weijie, role: 'student', mutedUntil: storyNow() + day },
  { ...cast.bull, role: 'student', activity: 'diving', mutedUntil: 'forever' },
];

/** Some of the class, staff first. */
export const members: readonly GroupMemberView[] = people.map((person, at) => ({
  ...person,
  uid: String(at + 11),
  joinedAt: storyNow() - (at + 3) * 9 * day,
  tags: [],
}));

/** What a member talks with. */
export const conversations: readonly Conversation[] = [
  {
    id: 'g1',
    name: places.wealthValue,
    img: '',
    preview: talk.examPreview,
    at: storyNow() - 60_000,
    unread: 3,
    mentionsMe: true,
    isPinned: true,
  },
  {
    id: 'g2',
    name: places.ratioClass,
    img: '',
    preview: talk.notesPreview,
    at: storyNow() - 20 * 60_000,
    unread: 128,
  },
  {
    id: 'd1',
    name: cast.hong.nickname,
    img: cast.hong.img,
    preview: talk.thanksElder,
    at: storyNow() - 60 * 60_000,
    unread: 0,
    draft: talk.sendNotesTomorrow,
  },
  {
    id: 'g3',
    name: places.indexClass,
    img: '',
    preview: talk.seeYou,
    at: storyNow() - 26 * hour,
    unread: 12,
    isSilent: true,
  },
  {
    id: 'd2',
    name: cast.tang.nickname,
    img: cast.tang.img,
    preview: talk.feedbackGot,
    at: storyNow() - 9 * day,
    unread: 0,
  },
];
