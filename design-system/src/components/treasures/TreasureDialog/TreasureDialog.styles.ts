import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const TreasureBody = styled.div`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & > p {
    font-size: ${font.size.reading};
    white-space: pre-line;
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const TreasureFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space[3]} ${space[4]};

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const TreasureNumbers = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  & > h3 {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.text.secondary};
  }

  & li {
    font-size: ${font.size.reading};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
