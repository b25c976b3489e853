import { calls, type NewsItem } from '@goldbean/contract/content';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { spoken } from '../../stories/spoken.ts';

const minute = 60_000;
const hour = 60 * minute;

export const words = {
  index: spoken({
    zh_CN: '制造业采购经理指数公布：50 为荣枯线，重点看与上月相比的变化。',
    zh_HK: '製造業採購經理指數公布：50 為榮枯線，重點看與上月相比的變化。',
    en: 'The purchasing managers’ index is out: 50 parts growth from decline, and the change from last month matters most.',
    ms: 'Indeks pengurus pembelian diterbitkan: 50 memisahkan pertumbuhan daripada penguncupan, dan perubahan daripada bulan lalu paling penting.',
    th: 'ประกาศดัชนีผู้จัดการฝ่ายจัดซื้อแล้ว ระดับ 50 แบ่งการขยายตัวกับการหดตัว และการเปลี่ยนแปลงจากเดือนก่อนสำคัญที่สุด',
    vi: 'Chỉ số nhà quản trị mua hàng đã công bố: mốc 50 tách tăng trưởng và suy giảm, thay đổi so với tháng trước là điều cần xem nhất.',
  }),
  title: spoken({
    zh_CN: '采购经理指数',
    zh_HK: '採購經理指數',
    en: 'Purchasing managers’ index',
    ms: 'Indeks pengurus pembelian',
    th: 'ดัชนีผู้จัดการฝ่ายจัดซื้อ',
    vi: 'Chỉ số nhà quản trị mua hàng',
  }),
  session: spoken({
    zh_CN: '午间休市，下午一点恢复交易。',
    zh_HK: '午間休市，下午一時恢復交易。',
    en: 'The midday break has begun; trading resumes at one.',
    ms: 'Rehat tengah hari bermula; dagangan disambung pada pukul satu.',
    th: 'เริ่มพักกลางวัน เปิดซื้อขายอีกครั้งเวลาบ่ายโมง',
    vi: 'Bắt đầu nghỉ trưa; giao dịch trở lại lúc một giờ.',
  }),
  settlement: spoken({
    zh_CN: '节前最后一个交易日，资金交收顺延至节后。',
    zh_HK: '節前最後一個交易日，資金交收順延至節後。',
    en: 'Last trading day before the holiday: money settles after it.',
    ms: 'Hari dagangan terakhir sebelum cuti: penyelesaian wang selepas cuti.',
    th: 'วันทำการสุดท้ายก่อนวันหยุด การชำระเงินเลื่อนไปหลังวันหยุด',
    vi: 'Ngày giao dịch cuối trước kỳ nghỉ: tiền được thanh toán sau kỳ nghỉ.',
  }),
  source: spoken({
    zh_CN: '金豆资讯',
    zh_HK: '金豆資訊',
    en: 'Goldbean desk',
    ms: 'Meja Goldbean',
    th: 'ทีมข่าวโกลด์บีน',
    vi: 'Ban tin Goldbean',
  }),
};

const base = { title: '', source: words.source, important: false, stocks: [] } satisfies Partial<NewsItem>;

/** Of today and yesterday, newest first. */
export const sessionNews: NewsItem = { ...base, id: 'n3', text: words.session, at_ts: storyNow - 6 * minute };
export const indexNews: NewsItem = {
  ...base,
  id: 'n2',
  title: words.title,
  text: words.index,
  important: true,
  at_ts: storyNow - 2 * hour,
};
export const settlementNews: NewsItem = {
  ...base,
  id: 'n1',
  text: words.settlement,
  at_ts: storyNow - 26 * hour,
};
const all = [sessionNews, indexNews, settlementNews];

/** What the news answer; what is newer than the index has not been read. */
export const newsAnswers = {
  ...answer(calls.news.list, ({ important }) => ({
    list: important ? [indexNews] : all,
    next: null,
    read: { id: indexNews.id, at_ts: indexNews.at_ts },
  })),
  ...answer(calls.news.read, { ok: true }),
};
