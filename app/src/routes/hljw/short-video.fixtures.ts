import { calls, type Comment, type ShortVideo } from '@goldbean/contract/content';
import { calls as peopleCalls } from '@goldbean/contract/people';
import { calls as talk } from '@goldbean/contract/talk';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { storyRecording } from '@goldbean/design-system/stories/recording';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

const minute = 60_000;
const hour = 60 * minute;

export const words = {
  cross: spoken({
    zh_CN: '一分钟看懂金叉',
    zh_HK: '一分鐘看懂黃金交叉',
    en: 'The golden cross in one minute',
    ms: 'Silang emas dalam satu minit',
    th: 'เข้าใจโกลเดนครอสในหนึ่งนาที',
    vi: 'Giao cắt vàng trong một phút',
  }),
  crossText: spoken({
    zh_CN: '短期均线从下方穿过长期均线。它只说明最近的平均价在上升，不保证以后。',
    zh_HK: '短期均線從下方穿過長期均線。它只說明最近的平均價在上升，不保證以後。',
    en: 'The short average rises through the long one. It tells of the recent past and promises nothing.',
    ms: 'Purata pendek menembusi purata panjang. Ia bercerita tentang masa lalu dan tidak menjanjikan apa-apa.',
    th: 'เส้นสั้นตัดขึ้นเหนือเส้นยาว บอกเพียงอดีตที่ผ่านมา ไม่ได้รับประกันอนาคต',
    vi: 'Đường ngắn cắt lên đường dài. Nó nói về quá khứ gần và không hứa hẹn gì.',
  }),
  start: spoken({
    zh_CN: '两条均线',
    zh_HK: '兩條均線',
    en: 'Two averages',
    ms: 'Dua purata',
    th: 'เส้นค่าเฉลี่ยสองเส้น',
    vi: 'Hai đường trung bình',
  }),
  day: spoken({
    zh_CN: '交叉的这一天',
    zh_HK: '交叉的這一天',
    en: 'The day they cross',
    ms: 'Hari ia bersilang',
    th: 'วันที่ตัดกัน',
    vi: 'Ngày giao cắt',
  }),
  company: spoken({
    zh_CN: '示例白酒',
    zh_HK: '示例白酒',
    en: 'Example Spirits',
    ms: 'Contoh Spirit',
    th: 'สุราตัวอย่าง',
    vi: 'Rượu Ví Dụ',
  }),
  cash: spoken({
    zh_CN: '盈利不等于现金：看第三个月',
    zh_HK: '盈利不等於現金：看第三個月',
    en: 'Profit is not cash: look at the third month',
    ms: 'Untung bukan tunai: lihat bulan ketiga',
    th: 'กำไรไม่ใช่เงินสด ดูเดือนที่สาม',
    vi: 'Lợi nhuận không phải là tiền: hãy xem tháng thứ ba',
  }),
  reason: spoken({
    zh_CN: '视频里承诺了收益，请改为讲方法。',
    zh_HK: '影片裡承諾了收益，請改為講方法。',
    en: 'It promises a profit. Please speak of methods.',
    ms: 'Ia menjanjikan untung. Sila bercakap tentang kaedah.',
    th: 'มีการรับประกันกำไร โปรดพูดถึงวิธีคิด',
    vi: 'Video hứa lợi nhuận. Hãy nói về phương pháp.',
  }),
  thanks: spoken({
    zh_CN: '终于分清了，谢谢！',
    zh_HK: '終於分清了，謝謝！',
    en: 'Now I can tell them apart, thank you!',
    ms: 'Sekarang saya faham, terima kasih!',
    th: 'เข้าใจแล้ว ขอบคุณครับ',
    vi: 'Giờ tôi phân biệt được rồi, cảm ơn!',
  }),
};

const authorOf = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8800${person.uid}`,
});
const picture = (place: number) => ({ file_id: `c${place}`, url: storyCover(place), w: 640, h: 400 });

export const crossVideo: ShortVideo = {
  id: 'v1',
  author: authorOf(people.lin),
  title: words.cross,
  text: words.crossText,
  film: {
    file_id: 'f1',
    state: 'ready',
    url: storyRecording,
    poster: '',
    w: 160,
    h: 90,
    duration: 1_000,
  },
  cover: picture(3),
  chapters: [
    { at: 0, title: words.start, stock: null },
    { at: 600, title: words.day, stock: { market: 'SSE', code: '600000', name: words.company } },
  ],
  at: '2026-11-21 09:30:00',
  at_ts: storyNow - hour,
  likes: 128,
  liked: false,
  kept: false,
  comments: 1,
  is_own: false,
  state: 'displayed',
  reason: '',
  queue: null,
  edit: null,
};
export const cashVideo: ShortVideo = {
  ...crossVideo,
  id: 'v2',
  author: authorOf(people.jing),
  title: words.cash,
  text: '',
  cover: picture(5),
  chapters: [],
  likes: 12_846,
  liked: true,
  comments: 0,
};
const own = { ...crossVideo, author: authorOf(people.member), likes: 0, comments: 0, is_own: true };
export const pendingVideo: ShortVideo = {
  ...own,
  id: 'm1',
  state: 'pending',
  queue: { place: 3, usual_wait: 12 * minute },
};
export const preparedVideo: ShortVideo = {
  ...own,
  id: 'm2',
  title: words.cash,
  cover: null,
  film: { ...own.film, state: 'processing', url: '', w: null, h: null, duration: null },
  state: 'pending',
};
export const rejectedVideo: ShortVideo = { ...own, id: 'm3', state: 'rejected', reason: words.reason };

const comment: Comment = {
  comment_id: 'k1',
  type: 'video',
  id: crossVideo.id,
  author: authorOf(people.jing),
  text: words.thanks,
  mentions: [],
  at: '2026-11-21 10:00:00',
  at_ts: storyNow - 30 * minute,
  likes: 3,
  liked: false,
  is_own: false,
  parent_id: null,
  answers: null,
  state: 'displayed',
  reason: '',
  queue: null,
  replies: 0,
  first_replies: [],
};

const all = [crossVideo, cashVideo, pendingVideo, preparedVideo, rejectedVideo];

/** What the pages of short videos ask. */
export const shortVideoAnswers = [
  answer(calls.shortVideos.feed, ({ tab, after }) => {
    const list = tab === 'mine' ? [pendingVideo, preparedVideo, rejectedVideo] : [crossVideo, cashVideo];
    return { list: list.slice(1 + list.findIndex(({ id }) => id === after)), next: null };
  }),
  answer(calls.shortVideos.detail, ({ id }) => ({ video: all.find((one) => one.id === id) ?? crossVideo })),
  answer(calls.shortVideos.submit, { id: 'm9', state: 'pending', queue: { place: 2, usual_wait: null } }),
  answer(calls.likes.set, { liked: true, likes: 129 }),
  answer(calls.favourites.add, { folder_id: 'o1' }),
  answer(calls.comments.list, { list: [comment], next: null, total: 1 }),
  answer(calls.stocks.find, ({ q }) => ({
    list:
      q === '600000' ? [{ code: '600000', name: words.company, name_en: '', market: 'SSE', pinyin: '' }] : [],
    total: 1,
  })),
  answer(peopleCalls.files.upload, {
    file_id: 'f9',
    url: storyRecording,
    mime: 'video/mp4',
    size: 900,
    w: 160,
    h: 90,
    duration: 1_000,
  }),
  answer(talk.messaging.leave, { ok: true }),
];
