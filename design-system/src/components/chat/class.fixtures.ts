import { chartImage, message, notesFile, storyNow } from './chat.fixtures.ts';
import type { Announcement } from './AnnouncementDialog/announcement.ts';
import type { ChatAuthor, ChatMessage, MessageContent } from './chat-message.ts';
import type { Conversation } from './ConversationList/conversation.ts';
import type { GroupMember } from './MemberList/group-member.ts';
import type { PinnedMessage } from './PinnedBar/PinnedBar.tsx';

const hour = 3_600_000;

/** The people of a class group, one of each role. */
export const headTeacher: ChatAuthor = { uid: '11', nickname: '林一帆', img: '', role: 'head_teacher' };
export const lecturer: ChatAuthor = { uid: '12', nickname: 'Dr. Siti Aminah', img: '', role: 'lecturer' };
export const monitor: ChatAuthor = { uid: '13', nickname: 'Nguyễn Thị Hồng', img: '', role: 'class_monitor' };
const committee: ChatAuthor = { uid: '14', nickname: '陈家豪', img: '', role: 'class_committee' };
const employee: ChatAuthor = { uid: '15', nickname: 'Goldbean 客服小唐', img: '', role: 'employee' };
const robot: ChatAuthor = { uid: '16', nickname: '豆豆助手', img: '', role: 'robot' };
export const student: ChatAuthor = {
  uid: '17',
  nickname: 'พรรณทิพา ศักดิ์สิทธิ์ธนพัฒน์กุล',
  img: '',
  role: 'student',
};
export const me: ChatAuthor = { uid: '18', nickname: 'Mei Ling', img: '', role: 'student' };

/** A message of each kind (E05) as it stands in the class. */
export const kinds = {
  text: {
    kind: 'text',
    text: '@Mei Ling 均线向上只说明趋势 👍 先看估值：https://example.com/valuation',
    mentions: ['Mei Ling'],
  },
  image: chartImage.content,
  voice: { kind: 'voice', seconds: 23, state: { kind: 'unplayed' } },
  announcement: {
    kind: 'announcement',
    text: '本周六上午 10:00 直播改到 10:30 开始，讲解三季报的阅读方法。请提前下载讲义，并完成课前自测。\n市场有风险，课堂例子只作教学之用。\n迟到的同学可在课后观看回放，回放保留七天。\n班主任 林一帆',
    mustRead: true,
    read: { count: 186, of: 500 },
  },
  form: {
    kind: 'form',
    task: 'form',
    title: '学习目标与风险承受能力问卷',
    deadline: storyNow() + 30 * hour,
    status: 'open',
  },
  live: {
    kind: 'live',
    title: 'อ่านงบการเงินอย่างมืออาชีพ ตอนที่ ๓',
    teacher: '林一帆',
    startsAt: storyNow(),
    status: 'live',
  },
  miniProgram: { kind: 'mini_program', title: 'Kalkulator purata kos', app: 'Goldbean Tools' },
  call: { kind: 'voice_call', outcome: { kind: 'ended', seconds: 247 } },
  file: notesFile.content,
  packet: { kind: 'red_packet' },
  exam: {
    kind: 'exam',
    title: '第 12 课 课后测验：现金流量表',
    questions: 20,
    minutes: 30,
    status: 'open',
  },
  merged: {
    kind: 'merged',
    title: 'Sejarah sembang Kelas 12',
    count: 18,
    lines: [
      { id: '1', nickname: '林一帆', text: '先算成交金额，再乘佣金费率，最低收费别忘了。' },
      { id: '2', nickname: 'Mei Ling', text: 'Boleh cikgu ulang bahagian purata bergerak 20 hari?' },
      { id: '3', nickname: 'Dr. Siti Aminah', text: '[Gambar]' },
      { id: '4', nickname: 'Nguyễn Thị Hồng', text: 'Em đã tải tài liệu lên thư mục của lớp rồi ạ.' },
    ],
  },
  signIn: { kind: 'sign_in', title: '11 月 21 日 上课签到', count: 128, status: 'open' },
  video: {
    kind: 'video',
    name: '现金流讲解.mp4',
    poster: chartImage.content.kind === 'image' ? chartImage.content.url : '',
    seconds: 372,
    width: 640,
    height: 400,
    state: 'ready',
  },
} as const satisfies Record<string, MessageContent>;

/** A message of the class, from the head teacher unless it says otherwise. */
export const classMessage = (
  id: string,
  content: MessageContent,
  changes: Partial<ChatMessage> = {},
): ChatMessage => message({ id, author: headTeacher, content, ...changes });

/** The same from me. */
export const ownMessage = (
  id: string,
  content: MessageContent,
  changes: Partial<ChatMessage> = {},
): ChatMessage => message({ id, author: me, isOwn: true, content, ...changes });

/** Ten minutes of a class, newest last. */
export const classTalk: readonly ChatMessage[] = [
  classMessage(
    'c0',
    { kind: 'system', text: 'Nguyễn Thị Hồng joined the class' },
    { sentAt: storyNow() - 26 * hour },
  ),
  classMessage('c1', kinds.signIn, { sentAt: storyNow() - 600_000 }),
  classMessage(
    'c2',
    { kind: 'text', text: 'สวัสดีครับอาจารย์ วันนี้ขอเรื่องเส้นค่าเฉลี่ยเคลื่อนที่ด้วยนะครับ 😊' },
    { author: student, sentAt: storyNow() - 540_000 },
  ),
  classMessage('c3', kinds.text, { sentAt: storyNow() - 480_000, mentionsMe: true }),
  ownMessage('c4', { kind: 'text', text: '收到，谢谢老师！🎉' }, { sentAt: storyNow() - 420_000 }),
  classMessage('c5', kinds.packet, { author: lecturer, sentAt: storyNow() - 360_000 }),
  classMessage('c6', kinds.voice, { author: lecturer, sentAt: storyNow() - 300_000 }),
  classMessage('c7', kinds.file, { author: committee, sentAt: storyNow() - 240_000, pinned: 'all' }),
  classMessage(
    'c8',
    { kind: 'text', text: 'Em đã tải tài liệu lên thư mục của lớp rồi ạ.' },
    {
      author: monitor,
      sentAt: storyNow() - 180_000,
      quote: { nickname: '林一帆', text: '讲义在哪里下载？' },
    },
  ),
  classMessage('c9', kinds.exam, { sentAt: storyNow() - 120_000 }),
  ownMessage('c10', { kind: 'text', text: '测验什么时候截止？' }, { delivery: { kind: 'sending' } }),
];

/** Pinned messages of the class, oldest first. */
export const pins: readonly PinnedMessage[] = [
  {
    id: 'p1',
    nickname: '林一帆',
    text: '均线向上只说明趋势，不说明价格便宜。先看估值，再看位置。市场有风险，例子只作教学之用。',
    scope: 'all',
  },
  { id: 'p2', nickname: '陈家豪', text: 'Nota kelas 12 - Analisis nisbah kewangan.pdf', scope: 'all' },
  { id: 'p3', nickname: student.nickname, text: 'หุ้นปันผลกับกองทุนดัชนี ควรเริ่มจากอะไรก่อนดีครับ', scope: 'me' },
];

/** What the head teacher told the class. */
export const notice: Announcement = {
  id: 'a1',
  text: kinds.announcement.text,
  pictures: [],
  publisher: '林一帆',
  publishedAt: storyNow() - 2 * hour,
  mustRead: true,
  read: { count: 186, of: 500 },
};

const day = 24 * hour;
const people: readonly Omit<GroupMember, 'uid' | 'joinedAt' | 'tags'>[] = [
  { ...headTeacher, role: 'head_teacher', activity: 'active' },
  { ...lecturer, role: 'lecturer', activity: 'active', remark: 'Cikgu Siti' },
  { ...monitor, role: 'class_monitor', activity: 'active' },
  { ...committee, role: 'class_committee', activity: 'bubbling' },
  { ...employee, role: 'employee' },
  { ...robot, role: 'robot' },
  { ...me, role: 'student', activity: 'bubbling', isMe: true },
  { ...student, role: 'student', activity: 'active', remark: 'คุณพรรณ กลุ่มกองทุน' },
  { nickname: 'Trần Minh Quân', img: '', role: 'student', activity: 'diving' },
  { nickname: 'Lim Wei Jie', img: '', role: 'student', mutedUntil: storyNow() + day },
  { nickname: '牛市不追高', img: '', role: 'student', activity: 'diving', mutedUntil: 'forever' },
];

/** Some of the class, staff first. */
export const members: readonly GroupMember[] = people.map((person, at) => ({
  ...person,
  uid: String(at + 11),
  joinedAt: storyNow() - (at + 3) * 9 * day,
  tags: [],
}));

/** What a member talks with. */
export const conversations: readonly Conversation[] = [
  {
    id: 'g1',
    name: '财富十二班 · 现金流与估值',
    img: '',
    preview: '林一帆: [考试] 第 12 课 课后测验',
    at: storyNow() - 60_000,
    unread: 3,
    mentionsMe: true,
    isPinned: true,
  },
  {
    id: 'g2',
    name: 'Kelas Analisis Nisbah Kewangan dan Aliran Tunai Bebas',
    img: '',
    preview: 'Dr. Siti Aminah: Nota kelas sudah dimuat naik.',
    at: storyNow() - 20 * 60_000,
    unread: 128,
  },
  {
    id: 'd1',
    name: 'Nguyễn Thị Hồng',
    img: '',
    preview: 'Em cảm ơn chị ạ!',
    at: storyNow() - 60 * 60_000,
    unread: 0,
    draft: '明天课前我把笔记发给你',
  },
  {
    id: 'g3',
    name: 'ห้องเรียนกองทุนดัชนี',
    img: '',
    preview: 'สมชาย: พรุ่งนี้เจอกันครับ',
    at: storyNow() - 26 * hour,
    unread: 12,
    isSilent: true,
  },
  {
    id: 'd2',
    name: 'Goldbean 客服小唐',
    img: '',
    preview: '你的反馈已收到，感谢支持。',
    at: storyNow() - 9 * day,
    unread: 0,
  },
];
