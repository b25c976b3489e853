import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space } = tokens;

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

export const LatencyBadge = styled.span`
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

export const QualityPick = styled.div`
  max-inline-size: 180px;
  font-size: ${font.size.caption};
`;

export const PanelAnchor = styled.div`
  position: relative;
`;

export const Panel = styled.fieldset`
  position: absolute;
  inset-block-end: calc(100% + ${space[2]});
  inset-inline-end: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  inline-size: 304px;
  padding: ${space[4]};
  background: ${color.stage.raised};
  border: 1px solid ${color.stage.border};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.floating};

  & fieldset {
    border: 0;
    min-inline-size: 0;
  }

  & label,
  & legend {
    font-size: ${font.size.caption};
    color: ${color.stage.textSecondary};
  }

  & > label {
    grid-column: 1 / -1;
  }

  & input[type='range'] {
    display: block;
    inline-size: 100%;
    accent-color: ${color.stageBrand.text};
  }

  & output {
    float: inline-end;
    font-variant-numeric: tabular-nums;
  }
`;

export const AreaChoice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: 2px;
  cursor: pointer;

  && {
    font-size: ${font.size.ui};
    color: ${color.stage.text};
  }

  & > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    accent-color: ${color.stageBrand.text};
  }
`;
