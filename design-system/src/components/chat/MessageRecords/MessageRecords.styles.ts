import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RecordsRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
`;

export const RecordsHead = styled.div`
  display: grid;
  gap: ${space[2]};

  & > [data-person] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-inline-size: 0;
    font-size: ${font.size.caption};
    overflow-wrap: anywhere;
  }
`;

export const RecordsDay = styled.section`
  & > h3 {
    padding: ${space[1]} ${space[2]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.muted};
  }

  & > ul > li {
    display: flex;
    align-items: flex-start;
    list-style: none;
  }
`;

export const RecordsFoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const RecordsWaiting = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** A class made once: a search finds hundreds. */
export const recordClass = staticClass`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[2]};
  line-height: ${font.line.ui};
  text-align: start;
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { outline-offset: -2px; }

  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }

  & [data-text] {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
