import { calls, type ArticleCard } from '@goldbean/contract/content';
import { storyCover } from '@goldbean/design-system/stories/pictures';
import { answer } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { spoken } from '../../stories/spoken.ts';
import { article, bought, forFans } from './article.fixtures.ts';
import { firstPost, secondPost } from './circle.fixtures.ts';
import { cashVideo, crossVideo } from './short-video.fixtures.ts';

const hour = 3_600_000;

const written = {
  buyback: spoken({
    zh_CN: '公司回购股票，股东得到了什么',
    zh_HK: '公司回購股票，股東得到了甚麼',
    en: 'What shareholders get when a company buys back its shares',
    ms: 'Apa yang pemegang saham dapat apabila syarikat membeli balik sahamnya',
    th: 'เมื่อบริษัทซื้อหุ้นคืน ผู้ถือหุ้นได้อะไร',
    vi: 'Cổ đông được gì khi công ty mua lại cổ phiếu',
  }),
  notes: spoken({
    zh_CN: '读附注的顺序：先看会计政策的变化',
    zh_HK: '讀附註的次序：先看會計政策的變化',
    en: 'In which order to read the notes: changed policies first',
    ms: 'Susunan membaca nota: dasar yang berubah dahulu',
    th: 'ลำดับการอ่านหมายเหตุ เริ่มจากนโยบายที่เปลี่ยน',
    vi: 'Thứ tự đọc thuyết minh: chính sách thay đổi trước',
  }),
  patience: spoken({
    zh_CN: '等待也是一种仓位',
    zh_HK: '等待也是一種倉位',
    en: 'Waiting is a position too',
    ms: 'Menunggu juga satu kedudukan',
    th: 'การรอคอยก็เป็นการถือสถานะอย่างหนึ่ง',
    vi: 'Chờ đợi cũng là một vị thế',
  }),
};

const cover = (place: number) => ({ file_id: `h${place}`, url: storyCover(place), w: 640, h: 400 });

/** To read: one for everybody, one for fans, one that is paid. */
export const articles: readonly ArticleCard[] = [
  { ...article, cover: cover(12) },
  { ...forFans, id: 'x2', title: written.buyback, cover: cover(13), at_ts: storyNow - 30 * hour },
  { ...bought, id: 'x3', title: written.notes, cover: null, at_ts: storyNow - 54 * hour },
];
const followed: ArticleCard = { ...article, id: 'x4', title: written.patience, cover: cover(14) };

/** What the shelves of the homepage answer (S03). */
export const shelfAnswers = [
  answer(calls.articles.list, (input) => ({
    list: input.followed === 1 ? [followed] : [...articles],
    next: null,
  })),
  answer(calls.shortVideos.feed, {
    list: [
      { ...crossVideo, cover: cover(15) },
      { ...cashVideo, cover: cover(16) },
    ],
    next: null,
  }),
  answer(calls.posts.list, { list: [{ ...firstPost, pics: [] }, secondPost], next: null }),
];

/** Nothing is on any of them. */
export const noShelves = [
  answer(calls.articles.list, { list: [], next: null }),
  answer(calls.shortVideos.feed, { list: [], next: null }),
  answer(calls.posts.list, { list: [], next: null }),
];
