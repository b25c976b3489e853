import { calls, type Comment, type Post, type Topic } from '@goldbean/contract/content';
import { calls as talk } from '@goldbean/contract/talk';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';
import { storyCover } from '@goldbean/design-system/stories/pictures';

const minute = 60_000;
const hour = 60 * minute;

export const words = {
  cash: spoken({
    zh_CN: '今天把三家公司的现金流量表放在一起看：利润都在涨，经营现金流却只有一家跟得上。大家会先看哪一行？',
    zh_HK: '今天把三家公司的現金流量表放在一起看：利潤都在升，經營現金流卻只有一家跟得上。大家會先看哪一行？',
    en: 'I laid three cash flow statements side by side today. Profits rise in all three, cash follows in one. Which line do you read first?',
    ms: 'Hari ini saya bandingkan tiga penyata aliran tunai. Untung naik pada ketiga-tiganya, tunai mengikut pada satu sahaja. Baris mana yang anda baca dahulu?',
    th: 'วันนี้ลองวางงบกระแสเงินสดสามบริษัทเทียบกัน กำไรเพิ่มทั้งสาม แต่เงินสดตามทันเพียงแห่งเดียว คุณอ่านบรรทัดไหนก่อน',
    vi: 'Hôm nay tôi đặt ba báo cáo lưu chuyển tiền tệ cạnh nhau. Lợi nhuận đều tăng, nhưng tiền chỉ theo kịp ở một công ty. Bạn đọc dòng nào trước?',
  }),
  average: spoken({
    zh_CN: '新手提问：二十日均线走平之后，成交量还有参考意义吗？',
    zh_HK: '新手提問：二十日均線走平之後，成交量還有參考意義嗎？',
    en: 'A beginner asks: once the 20-day average is flat, does volume still say anything?',
    ms: 'Soalan pemula: apabila purata 20 hari mendatar, adakah volum masih bermakna?',
    th: 'มือใหม่ถามครับ เมื่อเส้นค่าเฉลี่ย 20 วันราบแล้ว ปริมาณซื้อขายยังมีความหมายอยู่ไหม',
    vi: 'Người mới hỏi: khi đường trung bình 20 ngày đi ngang, khối lượng còn ý nghĩa không?',
  }),
  mine: spoken({
    zh_CN: '读完第三章的笔记：安全边际不是一个数字，而是一个问题。',
    zh_HK: '讀完第三章的筆記：安全邊際不是一個數字，而是一個問題。',
    en: 'Notes on chapter three: a margin of safety is not a number but a question.',
    ms: 'Nota bab tiga: margin keselamatan bukan satu nombor tetapi satu soalan.',
    th: 'บันทึกบทที่สาม ส่วนเผื่อความปลอดภัยไม่ใช่ตัวเลข แต่เป็นคำถาม',
    vi: 'Ghi chú chương ba: biên an toàn không phải một con số mà là một câu hỏi.',
  }),
  refused: spoken({
    zh_CN: '明天这只票一定涨，想跟的加我微信。',
    zh_HK: '明天這隻股票一定升，想跟的加我微信。',
    en: 'This one will surely rise tomorrow. Write to me if you want to follow.',
    ms: 'Yang ini pasti naik esok. Hubungi saya jika mahu ikut.',
    th: 'ตัวนี้พรุ่งนี้ขึ้นแน่นอน ใครอยากตามทักมาได้',
    vi: 'Mã này mai chắc chắn tăng. Ai muốn theo thì nhắn tôi.',
  }),
  reason: spoken({
    zh_CN: '承诺收益并留下联系方式。请谈方法，不荐个股。',
    zh_HK: '承諾收益並留下聯絡方式。請談方法，不薦個股。',
    en: 'It promises a profit and asks for contact. Please write of methods, not of tips.',
    ms: 'Ia menjanjikan untung dan meminta dihubungi. Sila tulis tentang kaedah, bukan tip.',
    th: 'รับประกันกำไรและชวนติดต่อ โปรดพูดถึงวิธีคิด ไม่ใช่ใบ้หุ้น',
    vi: 'Bài hứa lợi nhuận và để lại liên hệ. Hãy viết về phương pháp, không phím hàng.',
  }),
  answer: spoken({
    zh_CN: '我先看应收账款，它解释了大半的差距。',
    zh_HK: '我先看應收賬款，它解釋了大半的差距。',
    en: 'Receivables first: they explain most of the gap.',
    ms: 'Akaun belum terima dahulu: ia menjelaskan kebanyakan jurang itu.',
    th: 'ดูลูกหนี้การค้าก่อน อธิบายส่วนต่างได้เกือบหมด',
    vi: 'Tôi xem khoản phải thu trước: nó giải thích phần lớn chênh lệch.',
  }),
  thanks: spoken({
    zh_CN: '谢谢，明白了！',
    zh_HK: '謝謝，明白了！',
    en: 'Thank you, that makes it clear!',
    ms: 'Terima kasih, sekarang jelas!',
    th: 'ขอบคุณครับ เข้าใจแล้ว',
    vi: 'Cảm ơn, tôi hiểu rồi!',
  }),
};

const authorOf = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8800${person.uid}`,
});

export const firstPost: Post = {
  id: 'p1',
  kind: 'post',
  author: authorOf(people.yutong),
  text: words.cash,
  pics: [
    { file_id: 'f1', url: storyCover(3), w: 640, h: 400 },
    { file_id: 'f2', url: storyCover(5), w: 640, h: 400 },
  ],
  topic: { topic_id: 'stocks', name: 'Stocks' },
  at: '2026-11-21 09:30:00',
  at_ts: storyNow - hour,
  edited: null,
  edited_ts: null,
  likes: 128,
  liked: false,
  comments: 2,
  is_own: false,
  state: 'displayed',
  reason: '',
  queue: null,
  edit: null,
};
export const secondPost: Post = {
  ...firstPost,
  id: 'p2',
  author: authorOf(people.jing),
  text: words.average,
  pics: [],
  topic: { topic_id: 'beginners', name: 'Beginners' },
  at_ts: storyNow - 3 * hour,
  likes: 12,
  liked: true,
  comments: 0,
};
const own = { ...firstPost, author: authorOf(people.member), pics: [], likes: 0, comments: 0, is_own: true };
export const pendingPost: Post = {
  ...own,
  id: 'm1',
  text: words.mine,
  topic: { topic_id: 'reading', name: 'Reading' },
  state: 'pending',
  queue: { place: 3, usual_wait: 12 * minute },
};
export const rejectedPost: Post = {
  ...own,
  id: 'm2',
  text: words.refused,
  topic: null,
  state: 'rejected',
  reason: words.reason,
};
export const draftPost: Post = { ...pendingPost, id: 'd1', state: 'draft', queue: null };

const topics: readonly Topic[] = [
  { topic_id: 'stocks', name: 'Stocks', posts: 1_284, followers: 5_310, followed: true, hot: true },
  { topic_id: 'beginners', name: 'Beginners', posts: 640, followers: 2_048, followed: false, hot: false },
  { topic_id: 'reading', name: 'Reading', posts: 88, followers: 312, followed: false, hot: false },
];

const reply = {
  comment_id: 'c2',
  type: 'post',
  id: 'p1',
  author: authorOf(people.member),
  text: words.thanks,
  mentions: [],
  at: '2026-11-21 10:10:00',
  at_ts: storyNow - 20 * minute,
  likes: 0,
  liked: false,
  is_own: true,
  parent_id: 'c1',
  answers: null,
  state: 'pending',
  reason: '',
  queue: { place: 2, usual_wait: 5 * minute },
} as const;
/** A comment of another with an answer of mine that waits. */
export const thread: Comment = {
  ...reply,
  mentions: [],
  comment_id: 'c1',
  author: authorOf(people.lin),
  text: words.answer,
  at_ts: storyNow - 30 * minute,
  likes: 26,
  is_own: false,
  parent_id: null,
  state: 'displayed',
  queue: null,
  replies: 1,
  first_replies: [{ ...reply, mentions: [] }],
};

/** What a page of the circle asks, besides its posts. */
export const circleAnswers = [
  answer(calls.topics.list, { list: [...topics] }),
  answer(calls.posts.list, ({ tab }) => ({
    list: tab === 'mine' ? [pendingPost, rejectedPost] : [firstPost, secondPost],
    next: null,
  })),
  answer(calls.posts.detail, ({ id }) => ({
    post: [firstPost, secondPost, pendingPost, rejectedPost].find((post) => post.id === id) ?? firstPost,
  })),
  answer(calls.comments.list, { list: [thread], next: null, total: 1 }),
  answer(talk.messaging.leave, { ok: true }),
];
