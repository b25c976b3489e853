import { articleLimits, calls, type Article, type DocumentBlock } from '@goldbean/contract/content';
import { orderStates } from '@goldbean/contract/money';
import { calls as talk } from '@goldbean/contract/talk';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';
import { storyOrder } from '../user/order.fixtures.ts';
import { thread } from './circle.fixtures.ts';

/* An article in the stories of the pages where it is read and written. */

const day = 86_400_000;

export const articleWords = {
  title: spoken({
    zh_CN: '十分钟读懂一份现金流量表',
    zh_HK: '十分鐘讀懂一份現金流量表',
    en: 'How to read a cash flow statement in ten minutes',
    ms: 'Cara membaca penyata aliran tunai dalam sepuluh minit',
    th: 'อ่านงบกระแสเงินสดให้เข้าใจในสิบนาที',
    vi: 'Đọc báo cáo lưu chuyển tiền tệ trong mười phút',
  }),
  intro: spoken({
    zh_CN:
      '利润是观点，现金是事实。一家公司可以报出漂亮的净利润，同时把钱花光；现金流量表说明钱究竟去了哪里。',
    zh_HK:
      '利潤是觀點，現金是事實。一家公司可以報出漂亮的淨利潤，同時把錢花光；現金流量表說明錢究竟去了哪裡。',
    en: 'Profit is an opinion, cash is a fact. A company can report a good net profit and still run out of money; its cash flow shows where the money really went.',
    ms: 'Untung ialah pendapat, tunai ialah fakta. Syarikat boleh melaporkan untung bersih yang baik tetapi tetap kehabisan wang; aliran tunai menunjukkan ke mana wang sebenarnya pergi.',
    th: 'กำไรคือความเห็น เงินสดคือความจริง บริษัทอาจรายงานกำไรสุทธิที่ดีแต่เงินหมดได้ กระแสเงินสดบอกว่าเงินไปไหนจริง ๆ',
    vi: 'Lợi nhuận là ý kiến, tiền mặt là sự thật. Một công ty có thể báo lợi nhuận ròng đẹp mà vẫn hết tiền; dòng tiền cho thấy tiền thực sự đi đâu.',
  }),
  parts: spoken({
    zh_CN: '三个部分，三个问题',
    zh_HK: '三個部分，三個問題',
    en: 'Three parts, three questions',
    ms: 'Tiga bahagian, tiga soalan',
    th: 'สามส่วน สามคำถาม',
    vi: 'Ba phần, ba câu hỏi',
  }),
  operating: spoken({
    zh_CN: '经营：生意真的收到钱了，还是只开出了发票？',
    zh_HK: '經營：生意真的收到錢了，還是只開出了發票？',
    en: 'Operating: does the business earn money, or does it only send invoices?',
    ms: 'Operasi: adakah perniagaan memperoleh wang, atau hanya menghantar invois?',
    th: 'ดำเนินงาน: ธุรกิจได้เงินจริง หรือแค่ส่งใบแจ้งหนี้',
    vi: 'Kinh doanh: công ty thực sự thu tiền, hay chỉ gửi hóa đơn?',
  }),
  investing: spoken({
    zh_CN: '投资：为了继续赚钱，它买了什么？',
    zh_HK: '投資：為了繼續賺錢，它買了甚麼？',
    en: 'Investing: what does it buy to keep earning?',
    ms: 'Pelaburan: apa yang dibeli untuk terus memperoleh hasil?',
    th: 'ลงทุน: ซื้ออะไรเพื่อให้หารายได้ต่อไป',
    vi: 'Đầu tư: công ty mua gì để tiếp tục kiếm tiền?',
  }),
  together: spoken({
    zh_CN: '把利润和现金放在一起',
    zh_HK: '把利潤和現金放在一起',
    en: 'Put profit and cash side by side',
    ms: 'Letakkan untung dan tunai bersebelahan',
    th: 'วางกำไรกับเงินสดเทียบกัน',
    vi: 'Đặt lợi nhuận và tiền mặt cạnh nhau',
  }),
  ask: spoken({
    zh_CN: '连续两年利润上升而现金下降时，先问为什么，再问多少。',
    zh_HK: '連續兩年利潤上升而現金下降時，先問為甚麼，再問多少。',
    en: 'When profit climbs and cash falls for two years running, ask why before you ask how much.',
    ms: 'Apabila untung naik dan tunai turun dua tahun berturut-turut, tanya mengapa sebelum tanya berapa.',
    th: 'เมื่อกำไรขึ้นแต่เงินสดลงสองปีติดกัน ให้ถามว่าทำไมก่อนถามว่าเท่าไร',
    vi: 'Khi lợi nhuận tăng mà tiền mặt giảm hai năm liền, hãy hỏi vì sao trước khi hỏi bao nhiêu.',
  }),
  chart: spoken({
    zh_CN: '五年经营现金流，其间两次下降',
    zh_HK: '五年經營現金流，其間兩次下降',
    en: 'Operating cash over five years, with two dips',
    ms: 'Tunai operasi selama lima tahun, dengan dua penurunan',
    th: 'เงินสดจากการดำเนินงานห้าปี ลดลงสองครั้ง',
    vi: 'Tiền từ kinh doanh trong năm năm, hai lần giảm',
  }),
  sheet: spoken({
    zh_CN: '现金流练习.xlsx',
    zh_HK: '現金流練習.xlsx',
    en: 'Cash flow exercise.xlsx',
    ms: 'Latihan aliran tunai.xlsx',
    th: 'แบบฝึกหัดกระแสเงินสด.xlsx',
    vi: 'Bài tập dòng tiền.xlsx',
  }),
  channel: spoken({
    zh_CN: '价值投资课堂',
    zh_HK: '價值投資課堂',
    en: 'Value investing class',
    ms: 'Kelas pelaburan nilai',
    th: 'ห้องเรียนลงทุนหุ้นคุณค่า',
    vi: 'Lớp đầu tư giá trị',
  }),
  reason: spoken({
    zh_CN: '请注明图表数据的来源。',
    zh_HK: '請註明圖表數據的來源。',
    en: 'Please say where the numbers of the chart come from.',
    ms: 'Sila nyatakan sumber angka dalam carta.',
    th: 'โปรดระบุที่มาของตัวเลขในกราฟ',
    vi: 'Hãy ghi nguồn số liệu của biểu đồ.',
  }),
};

const said = (text: string) => [{ text }];
const document: DocumentBlock[] = [
  { kind: 'paragraph', runs: said(articleWords.intro) },
  { kind: 'heading', level: 2, runs: said(articleWords.parts) },
  { kind: 'list', ordered: true, items: [said(articleWords.operating), said(articleWords.investing)] },
  { kind: 'picture', file_id: 'chart', alt: articleWords.chart },
  { kind: 'heading', level: 2, runs: said(articleWords.together) },
  { kind: 'quote', runs: said(articleWords.ask) },
  {
    kind: 'paragraph',
    runs: [{ text: articleWords.operating, href: '/hljw/helpcenter?topic=writing' }],
  },
];
const authorOf = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8800${person.uid}`,
});

/** Everybody may read it, with its files. */
export const article: Article = {
  id: 'a1',
  author: authorOf(people.jing),
  title: articleWords.title,
  summary: articleWords.intro,
  cover: { file_id: 'cover', url: storyCover(3), w: 640, h: 400 },
  topic: null,
  access: 'public',
  price: null,
  channel: { channel_id: 'c7', name: articleWords.channel },
  at: '2026-11-18 10:00:00',
  at_ts: storyNow - 2 * day,
  edited_ts: storyNow - day,
  words: 4_200,
  likes: 86,
  liked: false,
  comments: 1,
  is_own: false,
  state: 'displayed',
  reason: '',
  queue: null,
  document,
  pictures: [{ file_id: 'chart', url: storyCover(5), w: 640, h: 400 }],
  files: [{ file_id: 'sheet', name: articleWords.sheet, size: 48_213 }],
  locked: null,
  edit: null,
};

/** How it begins, for who may not read on. */
const beginning: Partial<Article> = { document: document.slice(0, 2), pictures: [] };
export const forFans: Article = { ...article, ...beginning, access: 'fans', locked: 'article.for_fans' };
export const forIronFans: Article = {
  ...article,
  ...beginning,
  access: 'iron_fans',
  locked: 'article.for_iron_fans',
};
export const bought: Article = { ...article, access: 'paid', price: { amount: 1_900, currency: 'CNY' } };
export const forBuyers: Article = { ...bought, ...beginning, locked: 'article.for_buyers' };

/** Mine, as it stands with the reviewers. */
const own: Article = { ...article, author: authorOf(people.member), is_own: true, likes: 0, comments: 0 };
export const pendingArticle: Article = {
  ...own,
  id: 'm1',
  state: 'pending',
  edited_ts: null,
  queue: { place: 3, usual_wait: 12 * 60_000 },
};
export const rejectedArticle: Article = {
  ...own,
  id: 'm2',
  state: 'rejected',
  edited_ts: null,
  reason: articleWords.reason,
};
export const draftArticle: Article = { ...pendingArticle, id: 'd1', state: 'draft', queue: null };
/** A newer version of what is displayed, which was refused. */
export const refusedEdit: Article = {
  ...own,
  id: 'm3',
  edit: {
    title: own.title,
    document,
    pictures: own.pictures,
    files: own.files,
    cover: own.cover,
    topic: own.topic,
    access: 'public',
    price: null,
    state: 'rejected',
    reason: articleWords.reason,
    queue: null,
  },
};
/** One character more than an article may have. */
export const tooLong: DocumentBlock[] = [
  { kind: 'paragraph', runs: [{ text: '8'.repeat(articleLimits.articleCharacters) }] },
];

export const articleOrder = storyOrder([orderStates.paying], {
  product: { kind: 'content', id: article.id, name: articleWords.title },
  amount: 1_900,
  gives: null,
});

/** What a page of an article asks, besides the article. */
export const articleAnswers = [
  answer(calls.comments.list, {
    list: [{ ...thread, type: 'article', id: article.id }],
    next: null,
    total: 1,
  }),
  answer(talk.messaging.leave, { ok: true }),
];
export const reads = (shown: Article) => answer(calls.articles.detail, { article: shown });
