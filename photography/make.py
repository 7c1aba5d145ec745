"""Make photos again: python3 photography/make.py NAME… [--draft] [--out FOLDER]; without a name, list them."""

import argparse
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def main():
    from hair.recipes import RECIPES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--draft', action='store_true', help='half as large, a third of the hair')
    parser.add_argument('--out', type=pathlib.Path, default=HERE.parent / 'content' / 'photos')
    options = parser.parse_args()
    if not options.names:
        print('\n'.join(sorted(RECIPES)))
        return
    from hair.picture import render

    for name in options.names:
        if name not in RECIPES:
            parser.error(f'no recipe named {name}; there are: {", ".join(sorted(RECIPES))}')
        render(RECIPES[name], options.out / f'{name}.jpg', options.draft)


main()
