"""Make photos again: python3 photography/make.py NAME… [--draft] [--out FOLDER]; without a name, list them."""

import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def main():
    from darkroom import start
    from darkroom.album import RECIPES as CYCLES
    from hair.recipes import RECIPES as HAIR

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument(
        '--draft', action='store_true', help='small and coarse: hair in seconds, Blender in half a minute'
    )
    parser.add_argument(
        '--again', action='store_true', help='Blender: develop the last exposures again, render nothing'
    )
    parser.add_argument('--out', type=pathlib.Path, default=HERE.parent / 'content' / 'photos')
    options = parser.parse_args()
    if not options.names:
        print('\n'.join(sorted([*HAIR, *(f'{name} (Blender)' for name in CYCLES)])))
        return
    for name in options.names:
        out = options.out / f'{name}.jpg'
        if name in CYCLES:
            start.render(name, out, options.draft, options.again)
        elif name in HAIR:
            from hair.picture import render

            render(HAIR[name], out, options.draft)
        else:
            parser.error(f'no recipe named {name}; there are: {", ".join(sorted([*HAIR, *CYCLES]))}')


main()
