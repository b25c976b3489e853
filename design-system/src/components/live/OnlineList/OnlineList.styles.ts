import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const OnlineRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background: ${color.surface.default};
`;

export const OnlineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[2]};

  & > h2 {
    font-size: ${font.size.ui};
  }

  & > span {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const OnlineRows = styled.ul`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  padding-block-end: ${space[2]};
`;

export const memberClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  padding: 6px ${space[4]};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.primary};

  button&:hover {
    background: ${color.surface.hover};
  }

  & > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const medalClass = staticClass`
  flex: none;
  padding-inline: 6px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  color: ${color.gold.text};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.round};
`;

export const MoreLine = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[2]};
`;

export const WaitingLine = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 6px ${space[4]};
`;
