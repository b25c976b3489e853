import type { Build } from '@goldbean/contract/content';
import { storyNow } from '../../stories/fixed-clock.ts';
import { spoken } from '../../stories/spoken.ts';

const day = 86_400_000;

const words = {
  windows: spoken({
    zh_CN: 'Windows 10 或更高版本，64 位',
    zh_HK: 'Windows 10 或更高版本，64 位',
    en: 'Windows 10 or newer, 64 bit',
    ms: 'Windows 10 atau lebih baharu, 64 bit',
    th: 'Windows 10 ขึ้นไป 64 บิต',
    vi: 'Windows 10 trở lên, 64 bit',
  }),
  macos: spoken({
    zh_CN: 'macOS 13 或更高版本',
    zh_HK: 'macOS 13 或更高版本',
    en: 'macOS 13 or newer',
    ms: 'macOS 13 atau lebih baharu',
    th: 'macOS 13 ขึ้นไป',
    vi: 'macOS 13 trở lên',
  }),
  linux: spoken({
    zh_CN: 'Linux，64 位',
    zh_HK: 'Linux，64 位',
    en: 'Linux, 64 bit',
    ms: 'Linux, 64 bit',
    th: 'Linux 64 บิต',
    vi: 'Linux, 64 bit',
  }),
  android: spoken({
    zh_CN: 'Android 9 或更高版本',
    zh_HK: 'Android 9 或更高版本',
    en: 'Android 9 or newer',
    ms: 'Android 9 atau lebih baharu',
    th: 'Android 9 ขึ้นไป',
    vi: 'Android 9 trở lên',
  }),
  barrage: spoken({
    zh_CN: '弹幕可以只占画面的一半',
    zh_HK: '彈幕可以只佔畫面的一半',
    en: 'Barrage can be kept to one half of the picture',
    ms: 'Komen terbang boleh dihadkan kepada separuh gambar',
    th: 'จำกัดคอมเมนต์ลอยไว้ครึ่งจอได้',
    vi: 'Có thể giới hạn bình luận bay ở nửa màn hình',
  }),
};

const build = (os: Build['os'], name: string, needs: string, more: Partial<Build> = {}): Build => ({
  name,
  os,
  version: '1.4.2',
  needs: { en: needs },
  notes: { en: [words.barrage] },
  // Whole, since the code that a telephone reads holds it: an address of Storybook's has another port each time.
  url: `https://story.invalid/files/releases/${name}`,
  size: 96_468_992,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  released_ts: storyNow - 6 * day,
  ...more,
});

/** What the first entry offers, the latest first. */
export const builds: Build[] = [
  build('windows', 'goldbean-1.4.2-windows-x64.zip', words.windows),
  build('macos', 'goldbean-1.4.2-macos-universal.zip', words.macos),
  build('linux', 'goldbean-1.4.2-linux-x64.tar.gz', words.linux),
  build('android', 'goldbean-1.4.1-android.apk', words.android, {
    version: '1.4.1',
    released_ts: storyNow - 20 * day,
  }),
];
