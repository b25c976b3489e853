import { calls, type HerdsmanClub, type HerdsmanClubCard } from '@goldbean/contract/content';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { localized, spoken } from '../../stories/spoken.ts';

const day = 86_400_000;

export const words = {
  reading: spoken({
    zh_CN: '上海牧羊人读书会',
    zh_HK: '上海牧羊人讀書會',
    en: 'Riverside Herdsman Readers',
    ms: 'Kelab Gembala Tepi Sungai',
    th: 'ชมรมคนเลี้ยงแกะริมน้ำ',
    vi: 'Câu lạc bộ mục đồng ven sông',
  }),
  walk: spoken({
    zh_CN: '广州牧羊人徒步会',
    zh_HK: '香港牧羊人行山會',
    en: 'Hillside Herdsman Walk',
    ms: 'Kelab Gembala Lereng Bukit',
    th: 'ชมรมคนเลี้ยงแกะเดินเขา',
    vi: 'Câu lạc bộ mục đồng leo đồi',
  }),
  city: spoken({
    zh_CN: '上海',
    zh_HK: '上海',
    en: 'Singapore',
    ms: 'Kuala Lumpur',
    th: 'กรุงเทพฯ',
    vi: 'Hà Nội',
  }),
  otherCity: spoken({
    zh_CN: '广州',
    zh_HK: '香港',
    en: 'Penang',
    ms: 'Pulau Pinang',
    th: 'เชียงใหม่',
    vi: 'Đà Nẵng',
  }),
  introduction: spoken({
    zh_CN: '每月一次，十几个人围着一张长桌，读一章书，再对照一份公开的财报。\n\n不荐股，不收会费。',
    zh_HK: '每月一次，十幾個人圍着一張長桌，讀一章書，再對照一份公開的財報。\n\n不薦股，不收會費。',
    en: 'Once a month we read a chapter around one long table and hold it against a published report.\n\nNobody recommends shares, nobody pays a fee.',
    ms: 'Sebulan sekali kami membaca satu bab di meja panjang dan membandingkannya dengan laporan yang diterbitkan.\n\nTiada saranan saham, tiada yuran.',
    th: 'เดือนละครั้งเราอ่านหนังสือหนึ่งบทรอบโต๊ะยาว แล้วเทียบกับรายงานที่เผยแพร่\n\nไม่มีการแนะนำหุ้น ไม่มีค่าสมาชิก',
    vi: 'Mỗi tháng một lần, chúng tôi đọc một chương sách rồi đối chiếu với một báo cáo đã công bố.\n\nKhông khuyến nghị cổ phiếu, không thu phí.',
  }),
  meeting: spoken({
    zh_CN: '读《现金流量表》第三章',
    zh_HK: '讀《現金流量表》第三章',
    en: 'Cash flow, chapter three',
    ms: 'Aliran tunai, bab tiga',
    th: 'กระแสเงินสด บทที่สาม',
    vi: 'Dòng tiền, chương ba',
  }),
  newcomers: spoken({
    zh_CN: '新朋友见面',
    zh_HK: '新朋友見面',
    en: 'Evening for newcomers',
    ms: 'Malam untuk ahli baharu',
    th: 'ค่ำคืนสำหรับเพื่อนใหม่',
    vi: 'Buổi tối cho người mới',
  }),
  place: spoken({
    zh_CN: '市图书馆二楼阅览室',
    zh_HK: '市圖書館二樓閱覽室',
    en: 'City library, second floor',
    ms: 'Perpustakaan bandar, tingkat dua',
    th: 'ห้องสมุดประชาชน ชั้นสอง',
    vi: 'Thư viện thành phố, tầng hai',
  }),
};

const readingCard: HerdsmanClubCard = {
  club_id: 'h1',
  name: words.reading,
  city: words.city,
  cover: storyCover(1),
  people: 28,
  capacity: 40,
  next: { title: words.meeting, starts_ts: storyNow + 5 * day },
  joined: true,
};
const walkCard: HerdsmanClubCard = {
  club_id: 'h2',
  name: words.walk,
  city: words.otherCity,
  cover: '',
  people: 12,
  capacity: 12,
  next: null,
  joined: false,
};

/** G700: by city and name, as the server finds them. */
export const listAnswer = answer(calls.herdsmanClubs.list, ({ q, city, mine }) => {
  const list = [readingCard, walkCard].filter(
    (card) =>
      localized(card.name).includes(q ?? '') &&
      (!city || localized(card.city) === city) &&
      (!mine || card.joined),
  );
  return {
    list,
    total: list.length,
    page: 1,
    page_size: 20,
    cities: [
      { city: words.city, clubs: 1 },
      { city: words.otherCity, clubs: 1 },
    ],
  };
});

const { lin, jing } = people;
const seenMember = (one: typeof lin) => ({ ...one, jwcode: `jw${one.uid}`, level: 3 });

/** As somebody sees it who is not in it. */
export const club: HerdsmanClub = {
  club_id: 'h1',
  name: words.reading,
  city: words.city,
  introduction: words.introduction,
  version: 0,
  capacity: 40,
  people: 28,
  joined: false,
  organises: false,
  may_edit: false,
  pics: [1, 2, 3].map((seed) => ({ file_id: `f${seed}`, url: storyCover(seed) })),
  organiser: { nickname: lin.nickname, img: lin.img },
  members: [lin, jing].map(seenMember),
  meetings: [
    {
      id: 'm1',
      title: words.meeting,
      place: words.place,
      starts_ts: storyNow + 5 * day,
      capacity: 20,
      signed: 12,
      mine: false,
    },
    {
      id: 'm2',
      title: words.newcomers,
      place: words.place,
      starts_ts: storyNow + 19 * day,
      capacity: 8,
      signed: 8,
      mine: false,
    },
  ],
};
