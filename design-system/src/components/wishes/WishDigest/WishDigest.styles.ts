import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const DigestRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const DigestHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  & > h2 {
    font-size: ${font.size.title};
  }

  & > div {
    display: flex;
    gap: ${space[2]};
  }
`;

export const DigestSums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space[3]};

  & > div {
    padding: ${space[4]};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & dt {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & dd {
    font-size: ${font.size.heading};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const DigestLines = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;

  & > li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]};
    overflow-wrap: anywhere;
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
