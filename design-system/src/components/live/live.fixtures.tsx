import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CoverDrawing } from './LiveCard/CoverDrawing.tsx';

/** The clock of all live stories: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A background picture that needs no network. */
export const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3a2415"/><stop offset="1" stop-color="#101419"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/><path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20v320H0z" fill="#f36e14" opacity="0.35"/><path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20" fill="none" stroke="#ff8f47" stroke-width="6"/></svg>',
)}`;

/** Stands in for the teacher's picture. */
export function LivePicture() {
  return (
    <div style={{ inlineSize: '100%', blockSize: '100%', display: 'grid' }}>
      <CoverDrawing />
    </div>
  );
}

/** Shows a story on the dark stage of the live room, where it lives; an "All states" page frames its own. @param width px at most */
export const onStage =
  (width: number): Decorator =>
  (Story, { name }) =>
    name === 'All states' ? (
      <Story />
    ) : (
      <div data-surface="stage" style={{ inlineSize: `min(${width}px, 100%)` }}>
        <Story />
      </div>
    );

/** The stage with many states of one thing side by side. @param column px one takes at least */
export function StageWall({ column, children }: { column: number; children: ReactNode }) {
  return (
    <div
      data-surface="stage"
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}px, 100%), 1fr))`,
        alignItems: 'start',
        gap: 16,
        padding: 16,
        borderRadius: 8,
      }}
    >
      {children}
    </div>
  );
}

/** The same region many times: that is what an "All states" page is for. */
export const sameRegionOften = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };
