import { cropBox, type Size, WHOLE } from '../../../site/images/crop.ts';

interface Props {
  source: string;
  photo: Size;
  shape: Size;
  /** In percent from the left and from the top. */
  focus: { x: number; y: number };
}

/** A photo cropped as the site would. */
export function CropPreview({ source, photo, shape, focus }: Props) {
  const box = cropBox(photo, shape, { area: WHOLE, focus });
  const percent = (part: number, whole: number) => `${String((part / whole) * 100)}%`;
  return (
    <span className="crop" style={{ aspectRatio: `${String(shape.width)} / ${String(shape.height)}` }}>
      <img
        src={source}
        alt=""
        style={{
          width: percent(photo.width, box.width),
          left: percent(-box.left, box.width),
          top: percent(-box.top, box.height),
        }}
      />
    </span>
  );
}
