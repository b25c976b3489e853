import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const OfferRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: center;
  max-inline-size: 52ch;

  & > strong {
    color: ${color.stage.text};
  }

  & > p,
  & > small {
    margin: 0;
    color: ${color.stage.textSecondary};
  }

  & > small {
    font-size: ${font.size.caption};
  }

  & > p[role='alert'] {
    color: ${color.stage.text};
  }
`;
