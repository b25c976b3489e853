import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const CouponRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[5]} ${space[4]};
  text-align: center;
  background: ${color.gold.subtle};
  border: 1px dashed ${color.gold.border};
  border-radius: ${radius.medium};

  & > strong {
    font-size: ${font.size.title};
  }

  & > p {
    margin: 0;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > p[role='alert'] {
    color: ${color.danger.text};
  }
`;
