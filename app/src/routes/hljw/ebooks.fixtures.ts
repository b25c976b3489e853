import { calls, type EbookCard, type OpenedEbook } from '@goldbean/contract/content';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { localized, spoken } from '../../stories/spoken.ts';

const day = 86_400_000;

export const words = {
  patient: spoken({
    zh_CN: '等得起的投资者',
    zh_HK: '等得起的投資者',
    en: 'The Patient Investor',
    ms: 'Pelabur yang Sabar',
    th: 'นักลงทุนผู้รอเป็น',
    vi: 'Nhà đầu tư biết chờ',
  }),
  cash: spoken({
    zh_CN: '一小时读懂现金流',
    zh_HK: '一小時讀懂現金流',
    en: 'Cash Flow in an Hour',
    ms: 'Aliran Tunai dalam Sejam',
    th: 'เข้าใจกระแสเงินสดในหนึ่งชั่วโมง',
    vi: 'Dòng tiền trong một giờ',
  }),
  notebook: spoken({
    zh_CN: '新手的第一本笔记',
    zh_HK: '新手的第一本筆記',
    en: 'A First Notebook',
    ms: 'Buku Nota Pertama',
    th: 'สมุดบันทึกเล่มแรก',
    vi: 'Cuốn sổ đầu tiên',
  }),
  author: spoken({
    zh_CN: '金豆学堂',
    zh_HK: '金豆學堂',
    en: 'Goldbean Academy',
    ms: 'Akademi Goldbean',
    th: 'โกลด์บีนอะคาเดมี',
    vi: 'Học viện Goldbean',
  }),
  about: spoken({
    zh_CN: '先留下生活的钱，再看现金从哪里来，最后才谈买和卖。',
    zh_HK: '先留下生活的錢，再看現金從哪裏來，最後才談買和賣。',
    en: 'First the money to live on, then where the cash comes from, and only then what to buy.',
    ms: 'Mula dengan wang untuk hidup, kemudian dari mana tunai datang, barulah soal membeli.',
    th: 'เก็บเงินไว้ใช้ชีวิตก่อน แล้วดูว่าเงินสดมาจากไหน จึงค่อยคิดเรื่องซื้อขาย',
    vi: 'Trước hết là tiền để sống, rồi tiền mặt đến từ đâu, sau cùng mới là mua gì.',
  }),
};

const base = { author: words.author, about: words.about, cover: '', pages: 3 };

/** One that is read, one that is new, and one that is finished. */
export const patientBook: EbookCard = {
  ...base,
  id: 'e1',
  title: words.patient,
  published_ts: storyNow - 3 * day,
  my: { page: 2 },
};
const cashBook: EbookCard = {
  ...base,
  id: 'e2',
  title: words.cash,
  published_ts: storyNow - 9 * day,
  my: null,
};
const notebook: EbookCard = {
  ...base,
  id: 'e3',
  title: words.notebook,
  published_ts: storyNow - 20 * day,
  my: { page: 3 },
};
const books = [patientBook, cashBook, notebook];

/** The first of them as it is opened, read from a file. @param url of a PDF of three pages */
export const openedFrom = (url: string): OpenedEbook => {
  const { my: _my, pages, ...ebook } = patientBook;
  return {
    ebook,
    pages,
    file: { url, size: 7_031, ttl: 300_000 },
    my: { page: 2, bookmarks: [{ page: 3, note: words.cash }] },
  };
};

export const libraryAnswers = {
  ...answer(calls.ebooks.list, ({ q, page, page_size }) => {
    const list = books.filter(({ title }) => localized(title).includes(q));
    return { list, total: list.length, page, page_size };
  }),
  ...answer(calls.ebooks.mark, ({ page }) => ({ page })),
  ...answer(calls.ebooks.bookmark, ({ page, on, note }) => ({
    bookmarks: on ? [{ page, note: note ?? '' }] : [],
  })),
};
