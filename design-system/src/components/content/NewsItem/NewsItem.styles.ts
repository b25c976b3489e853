import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** A class made once: a day has hundreds. */
export const newsClass = staticClass`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};
  overflow-wrap: anywhere;

  &[data-important] h4,
  &[data-important] p {
    font-weight: ${font.weight.semibold};
  }

  &[data-new] {
    background: ${color.brand.subtle};
  }

  & > time {
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }

  & > div {
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
  }

  & h4 {
    font-weight: ${font.weight.medium};
    text-wrap: pretty;
  }

  & p {
    color: ${color.text.primary};
  }

  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const NewsListRoot = styled.section`
  min-inline-size: 0;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const NewsListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};

  & > h2 {
    font-size: ${font.size.title};
  }
`;

export const NewsDay = styled.h3`
  padding: ${space[2]} ${space[4]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
  background: ${color.surface.canvas};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const NewsWaiting = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
`;

export const NewsMore = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space[3]};
`;

/** Fields of the dialog in which staff write. */
export const NewsForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;
