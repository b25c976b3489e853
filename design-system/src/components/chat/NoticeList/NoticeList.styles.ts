import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;

export const NoticesRoot = styled.section`
  display: grid;
  align-content: start;

  & > header {
    padding: ${space[3]} ${space[4]};
  }

  & > footer {
    display: flex;
    justify-content: center;
    padding: ${space[3]};
  }
`;

export const NoticesWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;

export const NoticeRows = styled.ul`
  & > li {
    list-style: none;
    border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
  }
`;

export const noticeRowClass = staticClass`
  display: grid;
  gap: ${space[1]};
  inline-size: 100%;
  padding: ${space[3]} ${space[4]};
  text-align: start;
  overflow-wrap: anywhere;

  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { outline-offset: -2px; }

  & > [data-clamp] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: pre-line;
  }

  &[data-unread] > [data-clamp] { font-weight: ${font.weight.semibold}; }

  & > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    line-height: ${font.line.tight};
    color: ${color.text.muted};
  }
`;
