import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

/** From its edge to its face: half of a turn, calm enough to be read at once. */
const turn = keyframes`
  0% { transform: perspective(900px) rotateY(-90deg); }
`;

export const DrawRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > * {
    min-inline-size: 0;
  }

  & > div {
    inline-size: 100%;
  }

  & > h2 {
    font-size: ${font.size.title};
  }
`;

/** The card before it is drawn. */
export const DrawBack = styled.div`
  display: grid;
  gap: ${space[3]};
  place-items: center;
  place-content: center;
  min-block-size: 160px;
  padding: ${space[5]};
  text-align: center;
  text-wrap: balance;
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border: 1px dashed ${color.border.control};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 32px;
    block-size: 32px;
    color: ${color.brand.strong};
  }
`;

export const DrawFace = styled.article`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-block-size: 160px;
  padding: ${space[5]};
  background: ${color.surface.default};
  border: 1px solid ${color.brand.border};
  border-block-start: 4px solid ${color.brand.primary};
  border-radius: ${radius.medium};

  & > h3 {
    font-size: ${font.size.title};
  }

  & > p {
    color: ${color.text.secondary};
  }

  &[data-turned] {
    animation: ${turn} ${motion.duration.slow} ${motion.ease.out};
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-turned] {
      animation: none;
    }
  }
`;

export const DrawTask = styled.div`
  inline-size: 100%;
  padding: ${space[3]};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const DrawPast = styled.div`
  display: grid;
  gap: ${space[2]};

  & > h3 {
    font-size: ${font.size.ui};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const DrawList = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }

  & time,
  & small {
    font-size: ${font.size.caption};
    line-height: inherit;
    color: ${color.text.secondary};
  }

  & small {
    grid-column: 2;
  }
`;
