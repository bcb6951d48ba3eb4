type FictionalLabelProps = {
  /** The brand's label, `fictional_singular` of the settings. */
  word: string;
  /** `photo` is in the corner of a picture, `text` beside a name. */
  variant?: 'photo' | 'text';
};

/** Labels a fictional profile; required wherever one is shown. */
export function FictionalLabel({ word, variant = 'text' }: FictionalLabelProps) {
  return (
    <span className={variant === 'photo' ? 'vk-fictional vk-fictional-photo' : 'vk-fictional'}>{word}</span>
  );
}
