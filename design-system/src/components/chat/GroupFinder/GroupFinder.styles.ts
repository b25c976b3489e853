import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;

export const FinderRows = styled.ul`
  display: grid;
  list-style: none;
`;

export const FinderRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    flex-basis: 100%;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const FinderRefusal = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger.text};
`;

export const FinderFoot = styled.div`
  display: grid;
  place-content: center;
  padding-block-start: ${space[3]};
`;
