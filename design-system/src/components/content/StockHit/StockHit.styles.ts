import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

/** A class made once: a search lists many. */
export const hitClass = staticClass`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
  padding: ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  background: ${color.surface.default};
  border-radius: ${radius.small};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: ${color.surface.canvas};
  }

  & > :first-of-type {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const HitName = styled.div`
  font-weight: ${font.weight.medium};
`;

export const HitCode = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const HitQuote = styled.div`
  text-align: end;
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};

  & > small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const HitChange = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  min-inline-size: 148px;
  margin-inline-start: auto;
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};

  &[data-colour='red'] {
    color: ${color.danger.text};
  }

  &[data-colour='green'] {
    color: ${color.success.text};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;
