import { calls, type CallAnswer, type GroupEntry, type Message } from '@goldbean/contract';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

/** Nothing was announced in the class. */
const noAnnouncements = answer(calls.announcements.list, {
  list: [],
  total: 0,
  page: 1,
  page_size: 20,
  may_manage: false,
  waiting: null,
});

/** What is written in the stories of the class chat: one class, which speaks one language. */
export const written = {
  group: spoken({
    zh_CN: '财富十二班',
    zh_HK: '財富十二班',
    en: 'Wealth Class 12',
    ms: 'Kelas Kewangan 12',
    th: 'ห้องเรียนการเงินรุ่น 12',
    vi: 'Lớp Tài chính 12',
  }),
  muteReason: spoken({
    zh_CN: '多次在群里推荐个股，已提醒过两次',
    zh_HK: '多次在群組推薦個股，已提醒過兩次',
    en: 'Recommended single stocks to the class again after two reminders',
    ms: 'Mengesyorkan saham tertentu kepada kelas lagi selepas dua peringatan',
    th: 'แนะนำหุ้นรายตัวในกลุ่มอีกครั้งหลังเตือนไปแล้วสองครั้ง',
    vi: 'Lại khuyến nghị mã cổ phiếu trong lớp sau hai lần nhắc nhở',
  }),
  dividends: spoken({
    zh_CN: '2026 分红分析班',
    zh_HK: '2026 派息分析班',
    en: 'Dividend Analysis 2026',
    ms: 'Kelas Analisis Dividen 2026',
    th: 'วิเคราะห์เงินปันผล 2026',
    vi: 'Lớp phân tích cổ tức 2026',
  }),
  reports: spoken({
    zh_CN: '零基础读懂上市公司财务报表',
    zh_HK: '零基礎讀懂上市公司財務報表',
    en: 'Reading financial reports from the very beginning',
    ms: 'Membaca penyata kewangan untuk pelabur yang baru bermula',
    th: 'ห้องเรียนอ่านงบการเงินสำหรับผู้เริ่มต้น',
    vi: 'Đọc báo cáo tài chính dành cho người mới bắt đầu',
  }),
  longGroup: spoken({
    zh_CN: '均线、现金流与仓位管理答疑互助学习小组',
    zh_HK: '均線、現金流與倉位管理答疑互助學習小組',
    en: 'Questions on averages, cash flow and position size',
    ms: 'Soal jawab purata bergerak, aliran tunai dan saiz pegangan',
    th: 'กลุ่มถามตอบเส้นค่าเฉลี่ย กระแสเงินสด และการจัดพอร์ต',
    vi: 'Hỏi đáp về đường trung bình, dòng tiền và quản lý vị thế',
  }),
  hello: spoken({
    zh_CN: '各位同学晚上好，今晚讲分红除权。',
    zh_HK: '各位同學晚上好，今晚講派息除權。',
    en: 'Good evening, everyone. Tonight: dividends and ex-dividend dates.',
    ms: 'Selamat malam semua. Malam ini kita bincang dividen dan tarikh tanpa dividen.',
    th: 'สวัสดีค่ะนักเรียนทุกคน คืนนี้เราคุยเรื่องเงินปันผลและวันขึ้นเครื่องหมาย XD',
    vi: 'Chào buổi tối cả lớp. Tối nay cô nói về cổ tức và ngày giao dịch không hưởng quyền.',
  }),
  question: spoken({
    zh_CN: '老师，除权日当天买还能拿到分红吗？',
    zh_HK: '老師，除權日當天買入還能收到股息嗎？',
    en: 'If I buy on the ex-dividend date, do I still get the dividend?',
    ms: 'Cikgu, kalau beli pada tarikh tanpa dividen, masih dapat dividen?',
    th: 'อาจารย์คะ ถ้าซื้อในวัน XD จะยังได้เงินปันผลไหมคะ',
    vi: 'Cô ơi, mua đúng ngày giao dịch không hưởng quyền thì có được nhận cổ tức không ạ?',
  }),
  reply: spoken({
    zh_CN: '除权日当天买入的不参与本次分红，前一个交易日收盘持有的才算。',
    zh_HK: '除權日當天買入的不享有今次派息，前一個交易日收市時持有的才算。',
    en: 'No. You must hold the shares at the close of the trading day before.',
    ms: 'Tidak. Anda perlu memegang saham itu ketika pasaran tutup pada hari dagangan sebelumnya.',
    th: 'ไม่ได้ค่ะ ต้องถือหุ้นอยู่ตอนปิดตลาดของวันทำการก่อนหน้า จึงจะมีสิทธิ์',
    vi: 'Không em nhé. Phải nắm giữ cổ phiếu khi đóng cửa phiên liền trước mới được hưởng.',
  }),
  thanks: spoken({
    zh_CN: '明白了，谢谢老师！',
    zh_HK: '明白了，謝謝老師！',
    en: 'That is clear now, thank you!',
    ms: 'Faham sekarang, terima kasih cikgu!',
    th: 'เข้าใจแล้วค่ะ ขอบคุณอาจารย์มากค่ะ',
    vi: 'Em hiểu rồi ạ, em cảm ơn cô!',
  }),
  blessing: spoken({
    zh_CN: '学有所成',
    zh_HK: '學有所成',
    en: 'Well learned',
    ms: 'Semoga berjaya',
    th: 'เรียนเก่งทุกคน',
    vi: 'Học tốt nhé',
  }),
  received: spoken({
    zh_CN: '领到啦，谢谢老师',
    zh_HK: '收到了，謝謝老師',
    en: 'Got mine, thank you',
    ms: 'Dah dapat, terima kasih cikgu',
    th: 'ได้รับแล้ว ขอบคุณครับ',
    vi: 'Em nhận được rồi, cảm ơn cô',
  }),
  nextLesson: spoken({
    zh_CN: '下一节课是什么时候？',
    zh_HK: '下一堂課是甚麼時候？',
    en: 'When is the next lesson?',
    ms: 'Bila kelas seterusnya?',
    th: 'เรียนครั้งต่อไปวันไหนคะ',
    vi: 'Bao giờ có buổi học tiếp theo ạ?',
  }),
  picture: spoken({
    zh_CN: '除权日.webp',
    zh_HK: '除權日.webp',
    en: 'Ex-dividend date.webp',
    ms: 'Tarikh tanpa dividen.webp',
    th: 'วันขึ้นเครื่องหมาย XD.webp',
    vi: 'Ngày không hưởng quyền.webp',
  }),
  notes: spoken({
    zh_CN: '十二班讲义.pdf',
    zh_HK: '十二班講義.pdf',
    en: 'Class 12 notes.pdf',
    ms: 'Nota kelas 12.pdf',
    th: 'เอกสารรุ่น 12.pdf',
    vi: 'Tài liệu lớp 12.pdf',
  }),
  asked: spoken({
    zh_CN: '除权日是哪天？',
    zh_HK: '除權日是哪天？',
    en: 'Which day is it?',
    ms: 'Hari apa?',
    th: 'วัน XD คือวันไหนคะ',
    vi: 'Đó là ngày nào ạ?',
  }),
  alsoThanks: spoken({
    zh_CN: '谢谢老师，我也懂了！',
    zh_HK: '謝謝老師，我也懂了！',
    en: 'Thank you, same here!',
    ms: 'Terima kasih cikgu, saya pun faham!',
    th: 'ขอบคุณอาจารย์ค่ะ หนูก็เข้าใจแล้ว',
    vi: 'Em cảm ơn cô, em cũng hiểu rồi!',
  }),
  chart: spoken({
    zh_CN: '每股分红.webp',
    zh_HK: '每股派息.webp',
    en: 'Dividend per share.webp',
    ms: 'Dividen sesaham.webp',
    th: 'เงินปันผลต่อหุ้น.webp',
    vi: 'Cổ tức mỗi cổ phiếu.webp',
  }),
  lesson: spoken({
    zh_CN: '第三课.mp4',
    zh_HK: '第三課.mp4',
    en: 'Lesson three.mp4',
    ms: 'Pelajaran tiga.mp4',
    th: 'บทที่สาม.mp4',
    vi: 'Bài ba.mp4',
  }),
  oldLesson: spoken({
    zh_CN: '往期课程.flv',
    zh_HK: '往期課程.flv',
    en: 'An old lesson.flv',
    ms: 'Pelajaran lama.flv',
    th: 'บทเรียนเก่า.flv',
    vi: 'Bài học cũ.flv',
  }),
};

/** What a class group asks for besides its talk: nothing is announced, pinned, kept or proposed. */
export const quietGroup = [
  noAnnouncements,
  answer(calls.marks.mine, { pins: [], favourites: [] }),
  answer(calls.messaging.mutedList, { list: [], total: 0, page: 1, page_size: 20, proposals: [] }),
] as const;

/** The class of the stories. */
export const classGroup: GroupEntry['group'] = {
  group_id: '12',
  kind: 'class',
  name: written.group,
  room: 'group_12',
  channel_id: '12',
  img: '',
  owner_uid: people.jing.uid,
};

/** The class as it stands in a member's list: all of it read. */
export const classEntry = (last: Message | null, changes: Partial<GroupEntry> = {}): GroupEntry => ({
  group: classGroup,
  last_msg: last,
  last_seq: last?.seq ?? 0,
  read_seq: last?.seq ?? 0,
  unread: 0,
  pinyin: '',
  mentioned: false,
  members: 486,
  muted: false,
  pinned: false,
  ...changes,
});

type My = CallAnswer<typeof calls.messaging.join>['my'];

/** Who enters the class: a member who may speak, unless it says otherwise. */
export const classJoined = (lastSeq: number, my: Partial<My> = {}) =>
  answer(calls.messaging.join, {
    room: classGroup.room,
    epoch: 'e',
    last_seq: lastSeq,
    my: { role: 'member', muted_until: null, room_muted: false, ...my },
  });

/** Whoever ran it: the group was dissolved yesterday, and is only read (domain 3.4). */
export const dissolvedJoined = (seq: number) =>
  classJoined(seq, {
    role: 'owner',
    restriction: { key: 'group.dissolved', until: null, since: storyNow - 90_000_000 },
  });

/** What a page of the class asks for: the member's list, the class entered, what was said in it, oldest first. */
export const classTalk = (talk: readonly Message[]) =>
  [
    ...quietGroup,
    answer(calls.groups.list, { list: [classEntry(talk.at(-1) ?? null)] }),
    classJoined(talk.at(-1)?.seq ?? 0),
    answer(calls.messaging.history, { list: [...talk], has_more: false }),
    answer(calls.messaging.read, { unread: 0 }),
    answer(calls.messaging.leave, { ok: true }),
  ] as const;
