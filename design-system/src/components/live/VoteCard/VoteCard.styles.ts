import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const VoteRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  min-inline-size: 0;
  color: ${color.text.primary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.large};
  overflow-wrap: anywhere;
`;

export const VoteHead = styled.header`
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  & > h3 {
    font-size: ${font.size.reading};
  }
`;

export const VoteBars = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;

/** Words above, the share as a bar below them: no colour ever stands behind words. */
export const VoteBar = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};

  & > [data-text] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-inline-size: 0;
  }

  & > [data-figures] {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }

  &::after {
    content: '';
    flex: 0 0 100%;
    block-size: 8px;
    margin-block-start: ${space[1]};
    background: linear-gradient(${color.text.muted}, ${color.text.muted}) no-repeat 0 0 /
      calc(100% * var(--share)) 100% ${color.surface.pressed};
    border-radius: ${radius.round};
    transition: background-size ${motion.duration.slow} ${motion.ease.out};
  }

  &[data-mine]::after {
    background-image: linear-gradient(${color.brand.primary}, ${color.brand.primary});
  }
`;

export const VoteFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;
