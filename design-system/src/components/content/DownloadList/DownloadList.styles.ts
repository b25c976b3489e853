import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const DownloadListRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const DownloadCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const ChecksumCommands = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[2]};

  & > dt {
    color: ${color.text.secondary};
  }

  & > dd > code {
    font-family: ${font.family.mono};
    font-size: ${font.size.caption};
    overflow-wrap: anywhere;
  }
`;
