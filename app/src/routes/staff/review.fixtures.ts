import type { ReviewEntry } from '@goldbean/contract/content';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

const minute = 60_000;
const words = {
  volume: spoken({
    zh_CN: '放量上涨之后，我会先等三天再看，你们呢？',
    zh_HK: '放量上升之後，我會先等三天再看，你們呢？',
    en: 'After a rise on high volume I wait three days before I look again. And you?',
    ms: 'Selepas kenaikan dengan volum tinggi, saya tunggu tiga hari. Anda pula?',
    th: 'หลังขึ้นด้วยปริมาณสูง ผมรอดูสามวันก่อน แล้วคุณล่ะ',
    vi: 'Sau phiên tăng với khối lượng lớn, tôi chờ ba ngày rồi mới xem lại. Còn bạn?',
  }),
  contact: spoken({
    zh_CN: '想要内部消息的，加群。',
    zh_HK: '想要內部消息的，加群。',
    en: 'Whoever wants inside news, join my group.',
    ms: 'Sesiapa mahu berita dalaman, sertai kumpulan saya.',
    th: 'ใครอยากได้ข่าววงใน เข้ากลุ่มผม',
    vi: 'Ai muốn tin nội bộ thì vào nhóm tôi.',
  }),
  agreed: spoken({
    zh_CN: '同意，先看现金再看利润。',
    zh_HK: '同意，先看現金再看利潤。',
    en: 'I agree: cash first, profit later.',
    ms: 'Setuju: tunai dahulu, untung kemudian.',
    th: 'เห็นด้วย ดูเงินสดก่อนแล้วค่อยดูกำไร',
    vi: 'Đồng ý: xem tiền trước, lợi nhuận sau.',
  }),
};

export const waitingPost: ReviewEntry = {
  kind: 'post',
  id: 'w1',
  version: 1,
  author: { ...people.yutong, jwcode: '880012' },
  title: '',
  text: words.volume,
  pics: [{ file_id: 'f1', url: storyCover(3), w: 640, h: 400 }],
  topic: null,
  about: null,
  is_edit: false,
  at: '2026-11-21 10:10:00',
  at_ts: storyNow - 20 * minute,
};
/** A changed version of a post that is displayed. */
export const secondEntry: ReviewEntry = {
  ...waitingPost,
  id: 'w2',
  version: 2,
  author: { ...people.jing, jwcode: '88008' },
  text: words.contact,
  pics: [],
  is_edit: true,
  at_ts: storyNow - 5 * minute,
};
export const firstComment: ReviewEntry = {
  ...secondEntry,
  kind: 'comment',
  id: 'w3',
  text: words.agreed,
  is_edit: false,
  about: { type: 'post', id: 'w1', words: words.volume },
};
