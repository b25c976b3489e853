import type { Feedback } from '@goldbean/contract/staff';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { spoken } from '../../stories/spoken.ts';

const minute = 60_000;
const userOf = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8800${person.uid}`,
  level: 12,
});
const words = {
  jumps: spoken({
    zh_CN: '图片加载时聊天记录会跳动，找不到刚才看到的位置。',
    zh_HK: '圖片載入時聊天記錄會跳動，找不到剛才看到的位置。',
    en: 'The chat jumps when a picture loads, and I lose my place.',
    ms: 'Sembang melompat apabila gambar dimuatkan, dan saya hilang tempat bacaan.',
    th: 'แชตกระโดดเมื่อโหลดภาพ ทำให้หาที่อ่านค้างไว้ไม่เจอ',
    vi: 'Khung chat bị nhảy khi tải ảnh, tôi mất chỗ đang đọc.',
  }),
  larger: spoken({
    zh_CN: '希望字体可以调大一些。',
    zh_HK: '希望字體可以調大一些。',
    en: 'I would like larger letters.',
    ms: 'Saya mahukan huruf yang lebih besar.',
    th: 'อยากให้ตัวอักษรใหญ่ขึ้น',
    vi: 'Tôi muốn chữ lớn hơn.',
  }),
  mended: spoken({
    zh_CN: '下个版本会修好，谢谢你。',
    zh_HK: '下個版本會修好，謝謝你。',
    en: 'The next version mends it, thank you.',
    ms: 'Versi seterusnya membaikinya, terima kasih.',
    th: 'รุ่นถัดไปจะแก้ไขแล้ว ขอบคุณ',
    vi: 'Phiên bản sau sẽ sửa, cảm ơn bạn.',
  }),
};

/** S46: what members wrote, with pictures and without. */
export const openFeedback: readonly Feedback[] = [
  {
    id: 'f1',
    text: words.jumps,
    pics: ['p1', 'p2'],
    contact: 'mei@example.com',
    at: '2026-11-21 10:10:00',
    at_ts: storyNow - 20 * minute,
    state: 'open',
    answer: null,
    member: userOf(people.yutong),
    handled_by: null,
  },
  {
    id: 'f2',
    text: words.larger,
    pics: [],
    contact: '',
    at: '2026-11-21 10:25:00',
    at_ts: storyNow - 5 * minute,
    state: 'open',
    answer: null,
    member: userOf(people.member),
    handled_by: null,
  },
];
/** G483: the first of them, answered. */
export const answeredFeedback: readonly Feedback[] = openFeedback.slice(0, 1).map((row) => ({
  ...row,
  state: 'answered',
  answer: { text: words.mended, at: '2026-11-21 10:20:00', at_ts: storyNow - 10 * minute },
  handled_by: userOf(people.zhiming),
}));
