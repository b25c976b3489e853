import { storyFace } from '@goldbean/design-system/stories/pictures';
import { spoken } from './spoken.ts';

/** People of the stories. Their names are long where a language has long ones; one has no picture. */
const person = (uid: string, img: string, nickname: Parameters<typeof spoken>[0]) => ({
  uid,
  nickname: spoken(nickname),
  img,
});

export const people = {
  member: person('100042', storyFace(0), {
    zh_CN: '林晓雨',
    zh_HK: '林曉雨',
    en: 'Grace Bennett',
    ms: 'Nur Aina binti Rosli',
    th: 'ณัฐธิดา ศรีสุข',
    vi: 'Nguyễn Thu Hà',
  }),
  /** Teaches technical analysis; the teacher of the live room. */
  lin: person('7', storyFace(1), {
    zh_CN: '林一帆老师',
    zh_HK: '林一帆老師',
    en: 'Daniel Harper',
    ms: 'Cikgu Hafizuddin bin Mohd Razali',
    th: 'อาจารย์สมชาย วงศ์สุวรรณ',
    vi: 'Thầy Trần Quốc Bảo',
  }),
  /** Helps in the live room, and teaches how to read reports. */
  jing: person('8', storyFace(2), {
    zh_CN: '陈静老师',
    zh_HK: '陳靜老師',
    en: 'Olivia Grant',
    ms: 'Cikgu Nurul Aisyah',
    th: 'อาจารย์พิมพ์ชนก เจริญสุข',
    vi: 'Cô Lê Minh Anh',
  }),
  /** Teaches funds and dividends. */
  qiming: person('11', storyFace(4), {
    zh_CN: '周启明老师',
    zh_HK: '周啟明老師',
    en: 'Marcus Reid',
    ms: 'Encik Farid Kamaruddin',
    th: 'อาจารย์ธนกร รุ่งเรืองกิจ',
    vi: 'Thầy Phạm Đức Long',
  }),
  wang: person('9', storyFace(7), {
    zh_CN: '价值投资老王',
    zh_HK: '價值投資老王',
    en: 'Tom the Patient',
    ms: 'Zul Pelabur Nilai',
    th: 'วิทย์ สายหุ้นคุณค่า',
    vi: 'Tú Đầu Tư Giá Trị',
  }),
  yutong: person('10', storyFace(5), {
    zh_CN: '何雨桐',
    zh_HK: '何雨桐',
    en: 'Emily Foster',
    ms: 'Siti Hajar binti Ismail',
    th: 'สมหญิง ใจดี',
    vi: 'Nguyễn Thị Minh Khuê',
  }),
  zhiming: person('12', '', {
    zh_CN: '赵志明',
    zh_HK: '趙志明',
    en: 'Ryan Cole',
    ms: 'Amirul Hakim',
    th: 'กิตติพงษ์ มั่งมี',
    vi: 'Đỗ Gia Huy',
  }),
};
