import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ControlsRoot = styled.fieldset`
  border: 0;
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  background: ${color.stage.scrim};

  & button {
    color: ${color.stage.text};
  }
`;

export const ControlsGap = styled.span`
  flex: 1;
`;

export const VolumeSlider = styled.input`
  inline-size: 88px;
  block-size: 28px;
  accent-color: ${color.stageBrand.text};
  cursor: pointer;

  @container (max-width: 520px) {
    display: none;
  }
`;

export const LatencyBadge = styled.button`
  min-block-size: 24px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.stage.textSecondary};
  background: ${color.stage.raised};
  border-radius: ${radius.round};

  &[data-late] {
    color: ${color.stageBrand.text};
  }
`;

export const BackToLive = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding-inline: ${space[3]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  border: 1px solid ${color.stage.control};
  border-radius: ${radius.round};

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    background: ${color.live.fill};
    border-radius: ${radius.round};
  }

  &:hover {
    background: ${color.stage.pressed};
  }
`;

export const PanelText = styled.p`
  max-inline-size: 32ch;
`;

export const PanelGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  inline-size: 300px;
  max-inline-size: 100%;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  & > div > p {
    margin-block-end: ${space[1]};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }
`;

export const FilterWord = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const FilterTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const KeyTable = styled.dl`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 240px;

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
  }
`;

export const Keys = styled.dd`
  display: flex;
  flex: none;
  gap: ${space[1]};

  & > kbd {
    min-inline-size: 24px;
    padding-inline: ${space[2]};
    font: inherit;
    font-size: ${font.size.caption};
    text-align: center;
    background: ${color.surface.pressed};
    border-radius: ${radius.small};
  }
`;
