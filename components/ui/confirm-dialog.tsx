import { Modal } from './modal.island.tsx';

type Props = {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** Confirms an action that is hard to undo; Escape and the backdrop cancel. */
export function ConfirmDialog({ open, title, text, yes, no, onYes, onNo }: Props) {
  const footer = (
    <>
      <button type="button" className="btn btn-outline" onClick={onNo}>
        {no}
      </button>
      <button type="button" className="btn btn-danger" onClick={onYes}>
        {yes}
      </button>
    </>
  );
  return (
    <Modal open={open} onClose={onNo} title={title} footer={footer}>
      <p className="mb-0">{text}</p>
    </Modal>
  );
}
