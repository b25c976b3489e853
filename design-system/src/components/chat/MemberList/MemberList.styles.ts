import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const MembersRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background: ${color.surface.default};
`;

export const MembersHead = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};

  & > h2 {
    font-size: ${font.size.ui};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const MembersScroll = styled.ul`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]} ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;

  & > li {
    list-style: none;
  }
`;

export const MembersWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;

/** A class made once: a class has up to 500 members; what is out of sight is not laid out. */
export const memberClass = staticClass`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  padding: ${space[1]} ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  border-radius: ${radius.medium};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48px;

  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { outline-offset: -2px; }

  & > span:last-of-type { min-inline-size: 0; }
`;

export const memberLineClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  overflow-wrap: anywhere;
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  &[data-name] {
    font-size: ${font.size.ui};
    color: ${color.text.primary};
  }
`;

export const mutedClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${color.danger.text};

  & > svg { inline-size: 12px; block-size: 12px; }
`;

export const activityClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    background: ${color.border.control};
    border-radius: ${radius.round};
  }

  &[data-activity='active']::before { background: ${color.success.fill}; }
  &[data-activity='bubbling']::before { background: ${color.warning.fill}; }
`;
