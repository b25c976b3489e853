import { uid } from './demo-uid.ts';
import { day } from './academy.ts';

/** A book of the demo; its file lies in `seeds/content/ebooks`, our own text in Noto Sans (SIL OFL 1.1). */
export interface DemoEbook {
  readonly file: string;
  readonly title: string;
  readonly author: string;
  readonly about: string;
  /** As the file has. */
  readonly pages: number;
  /** Colour of its front. */
  readonly tint: string;
  /** How long ago it came out, ms. */
  readonly ago: number;
}

/** Who puts them out: the administrator. */
export const publisher = uid(6);

export const ebooks: readonly DemoEbook[] = [
  {
    file: 'patient-investor.pdf',
    title: '等得起的投资者',
    author: '金豆学堂',
    about: '怎样让自己等得起：先留下生活的钱，再看现金从哪里来，最后才谈买和卖。',
    pages: 8,
    tint: '#8a3904',
    ago: 3 * day,
  },
  {
    file: 'cash-flow.pdf',
    title: 'Cash Flow in an Hour',
    author: 'Goldbean Academy',
    about:
      'Three lines of an annual report, read with a pencil: where the money came from and where it went.',
    pages: 8,
    tint: '#1757a6',
    ago: 9 * day,
  },
  {
    file: 'first-notebook.pdf',
    title: 'Sổ tay người mới học đầu tư',
    author: 'Học viện Goldbean',
    about:
      'Sáu bài ngắn cho người mới: giá và giá trị, dòng tiền, phân tán, kiên nhẫn và một cuốn sổ của riêng mình.',
    pages: 7,
    tint: '#17713a',
    ago: 20 * day,
  },
];
