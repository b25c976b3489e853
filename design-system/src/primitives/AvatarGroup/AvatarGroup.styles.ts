import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius } = tokens;

export const GroupRoot = styled.span`
  --size: 32px;
  --overlap: -8px;

  display: inline-flex;
  align-items: center;

  &[data-size='tiny'] {
    --size: 24px;
    --overlap: -6px;
  }

  &[data-size='medium'] {
    --size: 40px;
    --overlap: -10px;
  }

  & > * {
    box-shadow: 0 0 0 2px ${color.surface.default};
  }

  & > * + * {
    margin-inline-start: var(--overlap);
  }
`;

export const GroupMore = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: var(--size);
  block-size: var(--size);
  padding-inline: 6px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${color.text.secondary};
  background: ${color.surface.pressed};
  border-radius: ${radius.round};
`;
