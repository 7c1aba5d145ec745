"""Renders photos: npm run photos -- NAME… [--draft] [--out FOLDER]. Without a name, lists them."""

import argparse
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def main():
    from renderer.recipes import RECIPES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--draft', action='store_true', help='small and with few samples')
    parser.add_argument('--out', type=pathlib.Path, default=HERE.parent / 'content' / 'photos')
    options = parser.parse_args()
    if not options.names:
        print('\n'.join(sorted(RECIPES)))
        return
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names:
        if name not in RECIPES:
            parser.error(f'found name "{name}", expected one of {", ".join(sorted(RECIPES))}')
        # Blender keeps its data until the process ends, so each picture gets its own.
        out = (options.out / f'{name}.jpg').resolve()
        flags = ['--draft'] * options.draft
        subprocess.run([sys.executable, '-m', 'renderer.render', name, out, *flags], cwd=HERE, check=True)


main()
