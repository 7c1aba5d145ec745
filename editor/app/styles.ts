import '@fontsource-variable/familjen-grotesk';
import '@fontsource-variable/imbue';
import '../../site/styles/tokens.css';
import '../../site/styles/base.css';
import '../../site/ui/Button.css';
import '../../site/ui/Field.css';
import './editor.css';
import './form/form.css';
