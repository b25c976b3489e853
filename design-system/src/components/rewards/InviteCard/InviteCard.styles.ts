import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const InviteSheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  & > h2 {
    font-size: ${font.size.title};
  }

  & p {
    color: ${color.text.secondary};
  }
`;

export const CodeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & code {
    font-size: ${font.size.title};
    letter-spacing: 0.08em;
  }
`;

export const Friends = styled.ul`
  display: grid;
  gap: ${space[2]};

  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`;
